// Runs before the first paint, so that no screen flashes in the wrong theme or direction, and what it opens on is fetched first.
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
  // A link in a language opens in it, unless the person has chosen. The app falls back to English.
  root.lang =
    read('language') ??
    /[?&]lang=([a-z]{2})\b/.exec(location.search)?.[1] ??
    navigator.language.split('-')[0];
  if (read('rightToLeft') === 'true' || root.lang === 'ur' || root.lang === 'ar-XB')
    root.dir = 'rtl';
  const { home, login } = document.currentScript.dataset;
  const role = read('role');
  const opens = () => {
    if (location.pathname === '/login') return login;
    if (location.pathname !== '/') return;
    if (role === null) return login;
    if (role !== 'serviceman') return home;
  };
  const files = opens();
  if (files) {
    for (const href of files.split(' ')) {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      if (isStyle) link.as = 'style';
      Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
  }
})();
