const ENTRY = /^(?:msgctxt (".*")\n)?msgid (".+")\nmsgstr (".*")$/gm;

const unquoted = (written: string | undefined): string =>
  written === undefined ? '' : String(JSON.parse(written));

export type SaidText = { readonly context: string; readonly text: string; readonly said: string };

/** The entries of a catalogue, by text and context. */
export const readTexts = (catalogue: string): ReadonlyMap<string, SaidText> =>
  new Map(
    [...catalogue.matchAll(ENTRY)].map(([, context, id, said]) => {
      const entry = { context: unquoted(context), text: unquoted(id), said: unquoted(said) };
      return [`${entry.context}\n${entry.text}`, entry];
    }),
  );
