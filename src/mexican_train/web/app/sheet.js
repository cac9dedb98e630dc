// Style sheets that come with the page that needs them.

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Done when the page is styled by this sheet too.
 * @param {string} path below `/web`
 */
export function styled(path) {
  const arriving = coming.get(path) ?? fetchSheet(path);
  coming.set(path, arriving);
  return arriving;
}

/** @param {string} path */
function fetchSheet(path) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/web/${path}`;
  document.head.append(link);
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        coming.delete(path);
        reject(new Error(`no style sheet ${path}`));
      };
    })
  );
}
