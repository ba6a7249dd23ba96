const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export const escapeHtml = (written: string): string =>
  written.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
