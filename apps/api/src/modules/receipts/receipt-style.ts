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

/** Fonts and colours of the design, for the one page outside the app. */
export const RECEIPT_STYLE = `${LETTERS}:root { --paper: #fbf5e9; --raised: #fffefb; --ink: #1c1813; --muted: #504839; --line: #e0d3ba; --brand: #005a61; --on-brand: #fff; --good: #1e6a26; --bad: #ae1b2c; --mark: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #000; --raised: #191713; --ink: #f7f1e5; --muted: #cbc1af; --line: #38332a; --brand: #5ed0c9; --on-brand: #06272a; --good: #83d077; --bad: #ff9089; --mark: #000; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 500 1.0625rem/1.5 "Anek Latin", "Anek Devanagari", "Noto Sans Devanagari", system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; background: #005a61; color: #fff; padding: .25rem 1rem; font-weight: 700; font-size: 1.1875rem; }
header a { color: #fff; font: 500 1.0625rem/1.5 system-ui, "Anek Devanagari", sans-serif; min-height: 48px; min-width: 48px; display: inline-flex; align-items: center; justify-content: flex-end; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 2rem; text-align: center; }
svg { width: 96px; height: 96px; }
.good .disc { fill: var(--good); } .bad .disc { fill: var(--bad); }
.mark { fill: none; stroke: var(--mark); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
h1 { font-size: calc(.875rem + 14px); line-height: 1.2; margin: .75rem 0 .5rem; }
p { margin: 0 0 1.25rem; color: var(--muted); }
dl { margin: 0; background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: .25rem 1rem; text-align: start; }
dl div { padding: .75rem 0; } dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); font-size: .9375rem; } dd { margin: 0; font-weight: 700; font-size: 1.1875rem; overflow-wrap: anywhere; }
.unpaid { color: var(--bad); font-weight: 700; margin: 1rem 0 0; }
.open { display: flex; align-items: center; justify-content: center; min-height: 56px; margin-top: 1.25rem; border-radius: 12px; background: var(--brand); color: var(--on-brand); font-weight: 700; font-size: 1.1875rem; text-decoration: none; padding: .5rem 1rem; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
header a:focus-visible { outline-color: #fff; }
`;
