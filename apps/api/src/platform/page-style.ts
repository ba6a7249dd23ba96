const face = (file: string, family: string, weight: string, range: string): string =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/r/fonts/${file}.woff2") format("woff2"); unicode-range: ${range}; }\n`;

const LATIN = 'U+0000-00FF, U+2013-2014, U+2018-201D, U+2022, U+2026';
const DEVANAGARI = 'U+0900-097F, U+200C-200D';

const LETTERS = [
  face('anek-latin-text', 'Anek Latin', '400 800', LATIN),
  face('anek-latin-rupee', 'Anek Latin', '400 800', 'U+20B9'),
  face('anek-deva-500', 'Anek Devanagari', '500', DEVANAGARI),
  face('anek-deva-700', 'Anek Devanagari', '700', DEVANAGARI),
].join('');

/** Fonts, colours and head of the design, for pages outside the app. */
export const PAGE_STYLE = `${LETTERS}:root { --paper: #fbf5e9; --raised: #fffefb; --ink: #1c1813; --muted: #504839; --line: #e0d3ba; --brand: #005a61; --on-brand: #fff; --good: #1e6a26; --bad: #ae1b2c; --mark: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #000; --raised: #191713; --ink: #f7f1e5; --muted: #cbc1af; --line: #38332a; --brand: #5ed0c9; --on-brand: #06272a; --good: #83d077; --bad: #ff9089; --mark: #000; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 500 1.0625rem/1.5 "Anek Latin", "Anek Devanagari", "Noto Sans Devanagari", system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; background: #005a61; color: #fff; padding: .25rem 1rem; font-weight: 700; font-size: 1.1875rem; }
header a { color: #fff; font: 500 1.0625rem/1.5 system-ui, "Anek Devanagari", sans-serif; min-height: 48px; min-width: 48px; display: inline-flex; align-items: center; justify-content: flex-end; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
header a:focus-visible { outline-color: #fff; }
`;
