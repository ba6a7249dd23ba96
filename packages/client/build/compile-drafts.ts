import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { readTexts } from './read-texts.ts';

const DRAFT = /\.po\?draft$/;

/** Only what a draft has: Lingui's own plugin would fill it up with English, which the app has already. */
const compiled = (catalogue: string): string =>
  JSON.stringify(
    Object.fromEntries(
      [...readTexts(catalogue).values()]
        .filter(({ said }) => said !== '')
        .map(({ text, context, said }) => [
          generateMessageId(text, context),
          compileMessageOrThrow(said),
        ]),
    ),
  );

/** Loads the catalogue of a draft, asked for as `mr.po?draft`. */
export const compileDrafts = (): Plugin => ({
  name: 'karigar:compile-drafts',
  enforce: 'pre',
  load: {
    filter: { id: DRAFT },
    handler(id) {
      const file = id.replace(/\?draft$/, '');
      this.addWatchFile(file);
      const messages = compiled(readFileSync(file, 'utf8'));
      return {
        code: `export const messages = JSON.parse(${JSON.stringify(messages)});`,
        moduleType: 'js',
      };
    },
  },
});
