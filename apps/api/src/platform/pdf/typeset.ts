import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = join(import.meta.dirname, 'fonts');
const TEMPLATES = join(import.meta.dirname, 'templates');

/** Cached layout is evicted after this many documents, because texts rarely repeat. */
const EVICT_AFTER = 20;

const PAPERS = ['receipt', 'statement', 'credit-note', 'work-record'] as const;
export type Paper = (typeof PAPERS)[number];

export type Order = { readonly paper: Paper; readonly data: unknown };

/**
 * A warm compiler. It has only our own fonts, so a PDF looks the same on every machine; data is
 * passed as JSON beside the template, so it cannot become markup.
 */
export const createTypesetter = (): ((order: Order) => Uint8Array) => {
  const fonts = readdirSync(FONTS)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => readFileSync(join(FONTS, file)));
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fonts }] });
  let printed = 0;
  return ({ paper, data }) => {
    if (!PAPERS.includes(paper)) throw new TypeError('no such paper');
    const compiled = compiler.compile({
      mainFilePath: join(TEMPLATES, `${paper}.typ`),
      inputs: { data: JSON.stringify(data) },
    });
    printed += 1;
    if (printed % EVICT_AFTER === 0) compiler.evictCache(1);
    if (compiled.result === null) {
      throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
    }
    return compiler.pdf(compiled.result);
  };
};
