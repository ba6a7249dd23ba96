import { directionOf, type Language } from '@karigar/domain/language';
import { escapeHtml } from '../escape-html.ts';

export type EmailPart = { readonly language: Language; readonly text: string };

/** Mail programs know neither style sheets nor our fonts. */
const FONT = `font:16px/1.5 'Noto Sans','Noto Sans Devanagari',Arial,sans-serif`;

/** A link is shown whole, so that the reader sees where it leads. */
const LINK = /https?:\/\/[^\s<>"]+/gu;
const CODE = /^\d{4,8}(?= )/u;

const marked = (text: string): string =>
  escapeHtml(text)
    .replace(CODE, '<strong style="font-size:24px;letter-spacing:2px">$&</strong>')
    .replaceAll(LINK, '<a href="$&" style="color:#005a61">$&</a>');

/** What was already said as text, once more with a head, large codes and links that can be tapped. */
export const emailHtml = (subject: string, parts: readonly EmailPart[]): string => {
  const paragraphs = parts.map(
    ({ language, text }) =>
      `<p lang="${language}" dir="${directionOf(language)}" style="margin:0 0 16px">${marked(text)}</p>`,
  );
  const [first] = parts;
  return `<!doctype html>
<html lang="${first?.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;${FONT}">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#005a61">Karigar</p>
${paragraphs.join('\n')}
</div></body></html>`;
};
