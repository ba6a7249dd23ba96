import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;
const SMALLEST = 512;

/** Writes a .br and a .gz beside each text file, so that the server does not compress while a phone waits. */
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
      // Runs after the service worker plugin, which writes its file in this hook.
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
