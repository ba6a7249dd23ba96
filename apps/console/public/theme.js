// Runs before the first paint, so that no screen flashes in the wrong theme or language.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const chosen = read('darkMode');
  const dark =
    chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true';
  root.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#000000' : '#FBF5E9';
  root.lang = read('language') ?? navigator.language.split('-')[0];
})();
