// The look of the page, whether it keeps still, and whether it was written in another language than
// was chosen here. Light or dark and motion are as the device has them, unless chosen otherwise. Runs
// before anything is painted, and is therefore no module.

(() => {
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /**
   * The grounds of all looks, for the bar of the browser; what is not light or dark is in `looks.css`.
   * @type {Record<string, string>}
   */
  const grounds = {
    ...{ light: '#efe8d8', dark: '#18222c', felt: '#1b4b39', night: '#0e1224' },
    ...{ 'contrast light': '#fff', 'contrast dark': '#000' },
  };

  function kept() {
    try {
      return JSON.parse(localStorage.getItem('mexican-train') ?? '{}');
    } catch {
      return {}; // nothing is kept here: the device decides
    }
  }

  function show() {
    const { theme, motion } = kept();
    const dark = ['dark', 'felt', 'night'].includes(theme) || (theme !== 'light' && night.matches);
    const shade = dark ? 'dark' : 'light';
    root.dataset.theme = shade;
    root.dataset.look = ['felt', 'night', 'contrast'].includes(theme) ? theme : '';
    root.toggleAttribute('data-still', still.matches || motion === false);
    const ground = grounds[theme] ?? grounds[`${theme} ${shade}`] ?? grounds[shade];
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }

  night.addEventListener('change', show);
  still.addEventListener('change', show);
  addEventListener('look', show);
  show();
  if (root.dataset.look) {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    const sheet = '/web/app/looks.css';
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('blocking', 'render'); // nothing is painted in other colours first
    link.href = JSON.parse(map).imports?.[sheet] ?? sheet; // packed, it has another name
    document.head.append(link);
  }
  const { language } = kept();
  if (language && language !== root.lang) root.dataset.written = 'otherwise';
})();
