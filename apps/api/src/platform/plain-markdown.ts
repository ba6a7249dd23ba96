import { escapeHtml } from './escape-html.ts';

/** Our own pages, other sites over TLS, email and phone; never a script. */
const HREF = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/;

const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, href: string) =>
      HREF.test(href) ? `<a href="${href}">${label}</a>` : whole,
    );

const joined = (lines: readonly string[], mark: RegExp): string =>
  inline(lines.map((line) => line.replace(mark, '')).join(' '));

const block = (written: string): string => {
  const lines = written.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const [, marks] = /^(#{1,3}) /.exec(first) ?? [];
  if (marks !== undefined) return `<h${marks.length}>${joined(lines, /^#+ /)}</h${marks.length}>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (first.startsWith('> ')) return `<p class="note" role="note">${joined(lines, /^> ?/)}</p>`;
  return `<p>${joined(lines, /^/)}</p>`;
};

/** The title of a text: its first line. */
export const titleOf = (text: string): string => text.split('\n', 1)[0]?.replace(/^#+ /, '') ?? '';

/** Headings, paragraphs, lists, notes (`>`), bold and links, as HTML; anything else is shown as written. */
export const writeMarkdown = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('\n');
