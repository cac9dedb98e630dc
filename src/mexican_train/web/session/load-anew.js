// A page that speaks another protocol than its server is loaded anew, as the server has it now. The
// worker asks the server for the page whenever it can be reached, and gives it no file of an older
// version, so that one time is enough; where it is not, another would not help either.

const LONG_AGO = 60_000; // after so long it is another occasion

/**
 * Loads the page anew, unless that was just done for this table and did not help; whether it does.
 * @param {string} table
 * @param {number} protocol what the page speaks
 */
export function loadOnce(table, protocol) {
  const name = `mexican-train-loaded-anew-${table}`;
  try {
    const [spoken, at] = (sessionStorage.getItem(name) ?? '').split(' ').map(Number);
    if (spoken === protocol && Date.now() - at < LONG_AGO) return false;
    sessionStorage.setItem(name, `${protocol} ${Date.now()}`);
  } catch {
    return false; // what cannot be remembered might be done again and again
  }
  location.reload();
  return true;
}
