import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';
import { emitPaths } from './build/emit-paths.ts';
import { cachedPage } from './build/cached-page.ts';
import { nameHome } from './build/name-home.ts';
import { orderLayers } from './build/order-layers.ts';
import { partsApart } from './build/parts-apart.ts';
import { shapeOf } from './build/shape-of.ts';
import manifest from './package.json' with { type: 'json' };
import { webManifest } from './src/pwa/web-manifest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['KARIGAR_API'] ?? 'http://127.0.0.1:8080';
/** Shared by the sign-in screens, which are the first load; what only later screens share stays out of it. */
const SIGN_IN = [
  /node_modules\/zod\//,
  /packages\/(contract|domain)\/src\/(sign-in(?!\/log-out)|identity|refusals(?!\/(order|add-on)-details)|wire(?!\/(picture|fields|values)))\//,
  /packages\/(contract|domain)\/src\/(?!paging|money-text|group-digits|queued-calls|reply-values)[^/]+$/,
  /packages\/ui\/src\/(action-bar|banner|button|field(?!\/(password|text)-field)|icon|icon-button|link|screen|spinner|stack|text|top-bar)\//,
  /apps\/web\/src\/platform\/(captcha|errors|language-button|session(?!\/ended)|theme|toast|version)\//,
  /apps\/web\/src\/platform\/api\//,
  /apps\/web\/src\/platform\/device\/(?!support)/,
  /apps\/web\/src\/platform\/i18n\/(compile-text|language|locales|use-locale|use-say)/,
  // Without what follows the connection: the banner that shows it is on signed-in screens only.
  /apps\/web\/src\/platform\/network\/(failure|use-online|why-failed)/,
  // Without the tab bar and the log-out: nobody is signed in yet.
  /apps\/web\/src\/platform\/navigation\/(?!booking-|root-screen|tab-bar|navigation\.messages|use-(persisted-search|on-opening|sheet))/,
  /apps\/web\/src\/entities\/sign-in\/(?!countdown|resend|use-countdown|use-log-out)/,
];
/** Shared by the screens of a serviceman's day, the dashboard first: one file opens all of them. */
const WORK = [
  /node_modules\/@tanstack\//,
  /packages\/contract\/src\/(bookings\/(booking|list-bookings))/,
  /packages\/domain\/src\/(bookings\/status|dates\/)/,
  /packages\/ui\/src\/(booking-card|bottom-nav|panel|section-heading|status-pill)\//,
  /apps\/web\/src\/entities\/bookings\/(booking-cards-loading|booking-pills|live-bookings?|status)/,
  /apps\/web\/src\/entities\/(catalogue\/service-art|notifications\/(bell|notifications)|profile\/own-profile\.ts)/,
  /apps\/web\/src\/platform\/i18n\/(amount|initials|use-format|use-since|use-today)/,
  /apps\/web\/src\/platform\/cache\/(load-|open-|persist-|poll-|query-|read|sealed|stale-|sync-|use-f)/,
  /apps\/web\/src\/platform\/(navigation\/(tab-bar|navigation\.messages|use-sheet)|push\/(alerts|use-turn-on))/,
];
/** Small parts that nearly every screen has one of. */
const PARTS = /packages\/ui\/src\/(callout|home-header|search|skeleton|tile|sheet\/sheet\.tsx)/;
/** Shared by the screens on which a customer looks for a service, Home first. */
const SERVICES = /(apps\/web\/src\/entities|packages\/contract\/src)\/catalogue\//;
const isOfWork = (id: string): boolean => WORK.some((pattern) => pattern.test(id));
const isOfSignIn = (id: string): boolean => SIGN_IN.some((pattern) => pattern.test(id));

const linguiHere = { cwd: root };

export default defineConfig({
  root,
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.READS_SHAPE': JSON.stringify(shapeOf('contract', 'domain')),
  },
  // React has this hook itself; libraries that also serve React 17 bring a copy of it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The macros must be gone before the compiler looks at a component.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, linguiHere)] }),
    react({ compiler: true }),
    lingui(linguiHere),
    orderLayers(),
    emitPaths(),
    partsApart(),
    nameHome(),
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
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\/|node_modules\/@base-ui\/react\/.*direction|apps\/web\/src\/(platform\/idle\/|pwa\/(app-update|install-offer)|app\/(lazy-part|role-screens|shell\.messages))/i,
            },
            { name: 'sign-in', test: isOfSignIn, minShareCount: 3 },
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
