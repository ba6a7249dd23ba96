import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';
import { emitPaths } from './build/emit-paths.ts';
import { orderLayers } from './build/order-layers.ts';
import manifest from './package.json' with { type: 'json' };
import { webManifest } from './src/pwa/web-manifest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['KARIGAR_API'] ?? 'http://127.0.0.1:8080';
/** What the first screens share; what only later ones share stays out of the first load. */
const WAY_IN = [
  /node_modules\/zod\//,
  /packages\/(contract|domain)\/src\/(accounts|identity|refusals|wire)\//,
  /packages\/(contract|domain)\/src\/[^/]+$/,
  /packages\/ui\/src\/(banner|button|dock|field|icon|icon-button|link|screen|spinner|stack|text|top-bar)\//,
  /apps\/web\/src\/shared\/(api|captcha|device|errors|language|login|navigation|network|session|theme|toast|version)\//,
  /apps\/web\/src\/shared\/[^/]+$/,
];
const isOfWayIn = (id: string): boolean => WAY_IN.some((pattern) => pattern.test(id));

const linguiHere = { cwd: root };

export default defineConfig({
  root,
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  // The macros must be gone before the compiler looks at a component.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiHere)] }),
    react({ compiler: true }),
    lingui(linguiHere),
    orderLayers(),
    emitPaths(),
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
        globPatterns: ['index.html', 'theme.js', 'assets/*.{js,css,woff2,svg}'],
        // 170 kB that only Hindi needs; the browser keeps them once they were used.
        globIgnores: ['assets/anek-deva-*'],
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
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\//,
            },
            { name: 'way-in', test: isOfWayIn, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    host: 'localhost',
    strictPort: true,
    proxy: { '/api': api, '/live': api, '/reports': api, '/files': api, '/dev': api },
  },
});
