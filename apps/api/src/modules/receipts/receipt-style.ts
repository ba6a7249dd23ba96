import { PAGE_STYLE } from '#platform/page-style';

/** The page that a receipt's code opens. */
export const RECEIPT_STYLE = `${PAGE_STYLE}main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 2rem; text-align: center; }
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
`;
