import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { artFiles } from './build/art-files.ts';
import { compileDrafts } from '@karigar/client/build/compile-drafts';
import { compileMessages } from '@karigar/client/build/compile-messages';
import { compressFiles } from '@karigar/client/build/compress-files';
import { emitPaths } from '@karigar/client/build/emit-paths';
import { DRAFT_LANGUAGES } from '@karigar/domain/language';
import { PATHS } from '#platform/navigation/paths';
import { cachedPage } from './build/cached-page.ts';
import { readChunks, type Chunk } from './build/chunk.ts';
import { calls } from './build/chunks/calls.ts';
import { day } from './build/chunks/day.ts';
import { drawings } from './build/chunks/drawings.ts';
import { entrance } from './build/chunks/entrance.ts';
import { parts } from './build/chunks/parts.ts';
import { services } from './build/chunks/services.ts';
import { shell } from './build/chunks/shell.ts';
import { signIn } from './build/chunks/sign-in.ts';
import { work } from './build/chunks/work.ts';
import { nameScreens } from './build/name-screens.ts';
import { orderLayers } from '@karigar/client/build/order-layers';
import { partsApart } from './build/parts-apart.ts';
import { shapeOf } from './build/shape-of.ts';
import manifest from '../../package.json' with { type: 'json' };
import { webManifest } from './src/pwa/web-manifest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['KARIGAR_API'] ?? 'http://127.0.0.1:8080';
/** Packages that every screen needs. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|@lingui)\/|node_modules\/@base-ui\/react\/.*direction/i;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const has = readChunks(repository, [
  shell,
  calls,
  entrance,
  signIn,
  drawings,
  work,
  day,
  parts,
  services,
]);
const isIn = (chunk: Chunk, packages: RegExp): ((id: string) => boolean) => {
  const hasFile = has(chunk);
  return (id) => packages.test(id) || hasFile(id);
};

const linguiHere = {
  configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)),
};

export default defineConfig({
  root,
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.READS_SHAPE': JSON.stringify(shapeOf('contract', 'domain')),
  },
  // React has this hook itself; libraries that also serve React 17 bring a copy of it.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^\.\/mutationCache\.js$/, replacement: `${root}build/no-mutations.ts` },
    ],
  },
  // The macros must be gone before the compiler looks at a component.
  plugins: [
    babel({
      plugins: [compileMessages],
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiHere)],
    }),
    react({ compiler: true }),
    lingui(linguiHere),
    compileDrafts(),
    orderLayers(),
    emitPaths(Object.values(PATHS).map(({ pattern }) => pattern)),
    artFiles(),
    partsApart(),
    nameScreens(),
    cachedPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      // Its own registration is an inline script, which our content security policy forbids.
      injectRegister: false,
      manifest: webManifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['kept.html', 'theme.js', 'assets/*.{js,css,woff2,svg}'],
        // 170 kB that only Hindi needs, and drafts, which the browser keeps once they were used; and the texts of the tests.
        globIgnores: [
          'assets/anek-deva-*',
          'assets/ar-XB-*',
          ...DRAFT_LANGUAGES.map((language) => `assets/${language}-*`),
        ],
      },
    }),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    // An inlined font would be a data: address, which our content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: 'chrome111',
    rolldownOptions: {
      output: {
        // Two files that every screen needs, instead of thirty small ones with a request each.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'shell', test: isIn(shell, /node_modules\/idb-keyval\//) },
            { name: 'calls', test: isIn(calls, /node_modules\/zod\//), minShareCount: 3 },
            { name: 'entrance', test: has(entrance) },
            { name: 'sign-in', test: has(signIn) },
            { name: 'drawings', test: has(drawings) },
            { name: 'work', test: isIn(work, /node_modules\/@tanstack\//) },
            { name: 'day', test: has(day) },
            { name: 'parts', test: has(parts) },
            { name: 'services', test: has(services) },
          ],
        },
      },
    },
  },
  server: {
    host: 'localhost',
    strictPort: true,
    proxy: {
      '/api': api,
      '/live': api,
      '/reports': api,
      '/files': api,
      '/documents': api,
      '/dev': api,
      '/legal': api,
      '/languages.json': api,
      '/r/fonts': api,
    },
  },
});
