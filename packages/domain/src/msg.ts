/** A text that people read: its English. The catalogues have it in every other language. */
export type Text = { readonly id: string; readonly message: string };

/** Says a text in the reader's language, with the values of its {places}. */
export type Say = (text: Text, values?: Readonly<Record<string, string | number>>) => string;

/** Tells two texts apart that are the same in English alone. */
type InContext = { readonly message: string; readonly context: string };

/** Under which the server's catalogues have a text; the app's build replaces it by a shorter one. */
export const textId = (message: string, context = ''): string =>
  context === '' ? message : `${context}: ${message}`;

/** `npm run texts:collect` collects these, as it does the app's own `msg`. */
export const msg = (written: TemplateStringsArray | InContext): Text => {
  if ('context' in written)
    return { id: textId(written.message, written.context), message: written.message };
  const [message = ''] = written;
  return { id: textId(message), message };
};
