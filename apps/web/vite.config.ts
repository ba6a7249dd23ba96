import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';
import { emitPaths } from './build/emit-paths.ts';
import { keptPage } from './build/cached-page.ts';
import { nameHome } from './build/name-home.ts';
import { orderLayers } from './build/order-layers.ts';
import { partsApart } from './build/parts-apart.ts';
import { shapeOf } from './build/shape-of.ts';
import manifest from './package.json' with { type: 'json' };
import { webManifest } from './src/pwa/web-manifest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['KARIGAR_API'] ?? 'http://127.0.0.1:8080';
/** What the first screens share; what only later ones share stays out of the first load. */
const WAY_IN = [
  /node_modules\/zod\//,
  /packages\/(contract|domain)\/src\/(accounts(?!\/log-out)|identity|refusals|wire(?!\/picture))\//,
  /packages\/(contract|domain)\/src\/(?!paging|money-text|group-digits)[^/]+$/,
  /packages\/ui\/src\/(banner|button|dock|field(?!\/(password|text)-field)|icon|icon-button|link|screen|spinner|stack|text|top-bar)\//,
  /apps\/web\/src\/shared\/(api|captcha|device|errors|language|network|session|theme|toast|version)\//,
  // Not the bar of the tabs, nor the way out: nobody is in yet.
  /apps\/web\/src\/shared\/navigation\/(?!root-screen|tab-bar|navigation\.messages|use-(sheet|kept-search))/,
  /apps\/web\/src\/shared\/login\/(?!use-log-out)/,
  /apps\/web\/src\/shared\/(?!use-on-opening|support|form-text)[^/]+$/,
];
/** What the screens of a serviceman's day share, the dashboard first: one file that opens all of them. */
const WORK = [
  /node_modules\/@tanstack\//,
  /packages\/contract\/src\/(bookings\/(booking|list-bookings))/,
  /packages\/domain\/src\/(booking\/status|dates\/)/,
  /packages\/ui\/src\/(bottom-nav|panel|section-heading|slip|status-pill)\//,
  /apps\/web\/src\/shared\/(bookings\/(booking-pills|booking-slip|service-art|slips-loading|status)|format\/|queries\/(kept-|live-|load-|notifications|open-|own-|poll-|query-|read|sealed|stale-|sync-|use-f))/,
  /apps\/web\/src\/shared\/(navigation\/(tab-bar|navigation\.messages|use-sheet)|notifications\/bell|push\/(alerts|use-turn-on))/,
];
/** Small parts that nearly every screen has one of. */
const PARTS = /packages\/ui\/src\/(awning|callout|search|skeleton|tile|sheet\/sheet\.tsx)/;
/** What the screens on which a customer looks for a service share, Home first. */
const SERVICES = /(apps\/web\/src\/shared|packages\/contract\/src)\/catalogue\//;
const isOfWork = (id: string): boolean => WORK.some((pattern) => pattern.test(id));
const isOfWayIn = (id: string): boolean => WAY_IN.some((pattern) => pattern.test(id));

const linguiHere = { cwd: root };

export default defineConfig({
  root,
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.READS_SHAPE': JSON.stringify(shapeOf('contract', 'domain')),
  },
  // The macros must be gone before the compiler looks at a component.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiHere)] }),
    react({ compiler: true }),
    lingui(linguiHere),
    orderLayers(),
    emitPaths(),
    partsApart(),
    nameHome(),
    keptPage(),
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
              // Also what the shell and the day both wait with: in either's file it would bring all of that along.
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\/|node_modules\/@base-ui\/react\/.*direction|apps\/web\/src\/(shared\/idle\/|pwa\/(app-update|install-offer)|app\/(lazy-part|role-screens|shell\.messages))/i,
            },
            { name: 'way-in', test: isOfWayIn, minShareCount: 3 },
            // Also on screens that are no work: a group takes what its files need along, unless it has its own.
            { name: 'drawings', test: /packages\/ui\/src\/(art|empty)\// },
            { name: 'work', test: isOfWork },
            { name: 'parts', test: PARTS },
            { name: 'services', test: SERVICES },
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
