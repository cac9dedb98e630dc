// Links to a table: the invite, and one's own seat for another device. What they let one do is
// behind the #, which browsers send to nobody.

/** Lets others in. */
export function inviteLink(session) {
  return `${location.origin}/t/${session.table}#${session.invite}`;
}

/** Opens one's own seat elsewhere. */
export function seatLink(session) {
  return `${location.origin}/t/${session.table}#seat=${session.token}`;
}

/** Copies what a field shows, also where the page is not secure; whether it worked. */
export async function copyFrom(field) {
  field.select();
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  return document.execCommand('copy');
}
