// Style sheets that come with the page that needs them, and the screens that scripts ask for too.

/** Room for a column beside a text, and for one beside a yard; `app/style.css` names them. */
export const WIDE = '(min-width: 860px)';
export const DESK = '(min-width: 960px) and (min-height: 560px)';

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Done when the page is styled by this sheet too.
 * @param {string} path below `/web`
 */
export function styled(path) {
  if (document.querySelector(`style[data-sheets~="${path}"]`)) return Promise.resolve();
  const address = import.meta.resolve(`/web/${path}`); // packed, it has another name
  const arriving = coming.get(address) ?? fetchSheet(address);
  coming.set(address, arriving);
  return arriving;
}

/** @param {string} address */
function fetchSheet(address) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        coming.delete(address);
        reject(new Error(`no style sheet ${address}`));
      };
    })
  );
}
