import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = join(import.meta.dirname, 'fonts');
const TEMPLATES = join(import.meta.dirname, 'templates');

/** What was laid out so many papers ago is forgotten: the words are never the same twice. */
const EVICT_AFTER = 20;

const PAPERS = ['receipt', 'statement'] as const;
export type Paper = (typeof PAPERS)[number];

export type Order = { readonly paper: Paper; readonly data: unknown };

/**
 * A compiler that stays warm. Only our own letters are in it, so a paper looks the same on every
 * machine; data travels beside the template as JSON, never inside it, and so cannot become markup.
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
