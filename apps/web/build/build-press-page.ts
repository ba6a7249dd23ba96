import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { compileDrafts } from '@karigar/client/build/compile-drafts';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { build, type Rolldown } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'press-write';

/** Builds the page that presses writes by the app's own code; the files by their names. */
export async function buildPressPage(): Promise<ReadonlyMap<string, string>> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
      'import.meta.env.READS_SHAPE': JSON.stringify('press'),
    },
    plugins: [
      babel({
        presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, { cwd: root })],
      }),
      lingui({ cwd: root }),
      compileDrafts(),
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { [ENTRY]: `${root}/src/testing/${ENTRY}.ts` },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map<string, string>();
  for (const file of built.output) if (file.type === 'chunk') files.set(file.fileName, file.code);
  files.set('', `<!doctype html><script type="module" src="/${ENTRY}.js"></script>`);
  return files;
}
