import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { compileMessages } from '@karigar/client/build/compile-messages';
import { compressFiles } from '@karigar/client/build/compress-files';
import { emitPaths } from '@karigar/client/build/emit-paths';
import { orderLayers } from '@karigar/client/build/order-layers';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { PATHS } from './src/platform/navigation/paths.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['KARIGAR_CONSOLE_API'] ?? 'http://127.0.0.1:8082';
const linguiHere = {
  configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)),
};

export default defineConfig({
  root,
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  // React has this hook itself; libraries that also serve React 17 bring a copy of it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The macros must be gone before the compiler looks at a component.
  plugins: [
    babel({
      plugins: [compileMessages],
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiHere)],
    }),
    react({ compiler: true }),
    lingui(linguiHere),
    orderLayers(),
    emitPaths(Object.values(PATHS)),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    // An inlined font would be a data: address, which our content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: 'chrome111',
  },
  server: {
    host: 'localhost',
    strictPort: true,
    proxy: { '/api': api, '/live': api, '/reports': api },
  },
});
