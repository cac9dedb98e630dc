// Light or dark, as chosen here or as the device has it. Runs before anything is painted, and is
// therefore no module.

(() => {
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');

  function show() {
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem('mexican-train') ?? '{}').theme;
    } catch {
      // Nothing is kept here: the device decides.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && device.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    const ground = document.querySelector('meta[name="theme-color"]');
    ground?.setAttribute('content', dark ? '#18222c' : '#efe8d8');
  }

  device.addEventListener('change', show);
  addEventListener('theme', show);
  show();
})();
