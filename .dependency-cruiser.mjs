const TEST = '[.](test|spec)[.]tsx?$|/(testing|proofs)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycle',
      'Files that need each other are one thing: join them or turn one arrow.',
      {},
      { circular: true },
    ),
    forbid('no-unresolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-deprecated-core',
      'Node is about to drop this module.',
      {},
      {
        dependencyTypes: ['core'],
        path: '^(node:)?(punycode|domain|constants|sys|_linklist|_stream_wrap)$',
      },
    ),
    forbid(
      'domain-is-pure',
      'The rules import nothing but each other.',
      { path: '^packages/domain/', pathNot: TEST },
      { pathNot: '^packages/domain/' },
    ),
    forbid(
      'contract-imports-domain-and-zod-mini',
      'The wire knows the rules and zod/mini, nothing else.',
      { path: '^packages/contract/', pathNot: TEST },
      { pathNot: ['^packages/(contract|domain)/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'contract-uses-zod-mini',
      'Full zod weighs four times as much on the phone.',
      { path: '^packages/contract/' },
      { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/' },
    ),
    forbid(
      'ui-knows-no-product',
      'The design system knows neither calls nor rules.',
      { path: '^packages/ui/' },
      { path: '^(packages/(client|contract|domain)|apps)/' },
    ),
    forbid(
      'server-imports-no-browser-package',
      'What runs in a browser is no part of the server.',
      { path: '^apps/api/' },
      { path: '^packages/(client|ui)/' },
    ),
    forbid(
      'packages-import-no-app',
      'Arrows go from apps to packages.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'product-imports-no-tool',
      'What ships does not need what builds it.',
      { path: '^(packages|apps)/' },
      { path: '^tools/' },
    ),
    forbid(
      'apps-are-apart',
      'Apps meet on the wire only.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'features-are-apart',
      'A feature never imports another; what several features need is an entity or belongs to the platform.',
      { path: '^apps/([^/]+)/src/features/([^/]+/[^/]+)/' },
      { path: '^apps/[^/]+/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'feature-has-one-entry',
      'A feature is entered through its index.ts, or where the roles see different screens through one entry for each.',
      { pathNot: '^apps/[^/]+/src/features/' },
      {
        path: '^apps/[^/]+/src/features/',
        pathNot: '^apps/[^/]+/src/features/[^/]+/[^/]+/(index|customer|serviceman)[.]ts$',
      },
    ),
    forbid(
      'module-has-one-entry',
      'A module is entered through its index.ts.',
      { pathNot: '^apps/api/src/modules/' },
      { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/[^/]+/index[.]ts$' },
    ),
    forbid(
      'modules-meet-at-the-entry',
      'A module sees of another only its index.ts.',
      { path: '^apps/api/src/modules/([^/]+)/' },
      {
        path: '^apps/api/src/modules/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index[.]ts$'],
      },
    ),
    forbid(
      'platform-knows-no-entity',
      'Arrows go platform ← entities ← features ← app.',
      { path: '^apps/(web|console)/src/platform/', pathNot: TEST },
      { path: '^apps/(web|console)/src/(entities|features|app)/' },
    ),
    forbid(
      'entities-know-no-feature',
      'Arrows go platform ← entities ← features ← app.',
      { path: '^apps/(web|console)/src/entities/', pathNot: TEST },
      { path: '^apps/(web|console)/src/(features|app)/' },
    ),
    forbid(
      'features-know-no-app',
      'The app puts features together; a feature reaches up to nothing.',
      { path: '^apps/(web|console)/src/features/' },
      { path: '^apps/(web|console)/src/app/' },
    ),
    forbid(
      'no-test-in-product',
      'Tests are imported by tests only.',
      { pathNot: TEST },
      { path: '[.](test|spec)[.]tsx?$' },
    ),
    forbid(
      'no-test-kit-in-server',
      'The server ships without its test kit and its proofs.',
      { path: '^apps/api/src/', pathNot: TEST },
      { path: '^apps/api/(testing|proofs)/' },
    ),
    forbid(
      'database-in-stores',
      'Only stores, platform, db, testing and proofs talk to the database.',
      {
        pathNot: [
          '-store[.]ts$',
          '^apps/api/(src/(platform|db)|testing|proofs)/',
          '^tools/',
          '[.]db[.]test[.]ts$',
        ],
      },
      { path: '(^|/)node_modules/(pg|@types/pg)/' },
    ),
  ],
  options: {
    // TypeScript 7 has no API to parse with; without swc every .ts file would pass unread.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only our own built files: excluding every dist/ would hide most npm packages from the rules.
    exclude: {
      // The examples import the packed package, as others do.
      path: '(^|/)planted/|^docs/examples/|^(packages|apps)/[^/]+/dist/|^coverage/|^[.](cache|git)/|^tools/node/',
    },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css', '.po'],
    },
  },
};
