import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;
const SMALLEST = 512;

/** Beside each text file its .br and .gz, so that the server compresses nothing while a phone waits. */
export const compressFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'karigar:compress-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // The service worker is written in this hook by its own plugin, before us.
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true });
        for (const name of names.filter((found) => WORTH_IT.test(found))) {
          const file = join(folder, name);
          const bytes = await readFile(file);
          if (bytes.length < SMALLEST) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));
          await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
};
