import type { Choice, Tree } from './choose-tests.ts';
import { dependentsOf } from './import-graph.ts';

const AREA = /^apps\/(?:web\/src\/features\/[^/]+|api\/src\/modules)\/([^/]+)\//;
/** Beside the product: a spec that reads or imports it is found by its imports. */
const BESIDE = /^(e2e|tools|docs)\/|\.md$/;
const TEST = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/proofs\/|^packages\/ui\/pictures\//;

const RECORDED = /^e2e\/[^/]+\/(?=.*\.txt$)/;

/** What it imports starts the servers of every spec; the server itself is reached by its areas. */
const CONFIG = 'e2e/playwright.config.ts';
const SERVER = new Set(['apps/api/src/main.ts']);

/** The folders of e2e, and the groups of screens, that try a feature of the app or a module of the server. */
export const TRIED_IN: Readonly<Record<string, readonly string[]>> = {
  'accepted-bookings': ['offers', 'screens/offers'],
  'add-ons': ['bookings', 'offline', 'screens/work'],
  addresses: ['customer-bookings', 'screens/customer-bookings'],
  'bank-details': ['documents', 'screens/documents'],
  'booking-detail': ['bookings', 'visit-problems', 'screens/work'],
  'bank-lines': ['operators'],
  books: [],
  bookings: ['bookings', 'live', 'screens/dashboard'],
  catalogue: ['catalogue', 'access', 'screens/catalogue'],
  chat: ['chat', 'screens/chat'],
  contact: ['chat', 'customer-bookings'],
  corrections: [],
  countersigns: ['operators'],
  'customer-booking': ['customer-bookings', 'visit-problems', 'screens/customer-bookings'],
  'customer-bookings': ['customer-bookings', 'visit-problems', 'screens/customer-bookings'],
  dashboard: ['bookings', 'live', 'screens/dashboard'],
  dispatch: ['customer-bookings', 'offers', 'operators'],
  documents: ['documents', 'screens/documents'],
  earnings: ['earnings', 'screens/earnings'],
  ex: ['navigation', 'screens/shell'],
  'forgot-password': ['sign-in', 'screens/sign-in'],
  guide: ['navigation', 'screens/shell'],
  help: ['screens/profile'],
  history: ['history', 'screens/history'],
  home: ['catalogue', 'screens/catalogue'],
  ledger: ['earnings', 'bookings/payment'],
  login: ['sign-in', 'access', 'screens/sign-in'],
  'not-me': ['sign-in', 'screens/sign-in'],
  notifications: ['notifications', 'screens/notifications'],
  offers: ['offers', 'screens/offers'],
  operators: ['operators'],
  orders: ['customer-bookings', 'screens/customer-bookings'],
  otp: ['sign-in', 'screens/sign-in'],
  packages: [],
  'page-listing': ['navigation', 'screens/shell'],
  passkeys: ['sign-in', 'profile', 'screens/profile'],
  'password-login': ['sign-in', 'screens/sign-in'],
  payments: ['bookings', 'receipts', 'screens/work'],
  privacy: ['profile', 'screens/profile'],
  profile: ['profile', 'screens/profile'],
  push: ['push', 'screens/notifications'],
  payouts: ['operators'],
  record: ['operators'],
  rules: ['navigation', 'screens/shell'],
  safety: ['customer-bookings', 'bookings', 'screens/work'],
  receipts: ['receipts', 'screens/work'],
  recovery: ['sign-in', 'screens/sign-in'],
  'second-factor': ['sign-in', 'screens/sign-in'],
  sessions: ['sign-in', 'access', 'profile'],
  sidebar: ['navigation', 'screens/shell'],
  'sign-in': ['sign-in', 'access', 'screens/sign-in'],
  signup: ['sign-in', 'screens/sign-in'],
  start: ['sign-in', 'screens/sign-in'],
  sync: ['offline', 'screens/sync'],
  tax: ['operators', 'receipts'],
  vault: ['documents', 'screens/documents'],
  verification: ['operators', 'journeys', 'documents', 'screens/documents'],
  'visit-problems': ['visit-problems', 'screens/work'],
  waiting: [],
  warranty: ['customer-bookings', 'screens/customer-bookings'],
  'work-records': ['screens/profile', 'receipts'],
  'work-times': ['screens/profile'],
};

/** Run after every change of the product: one whole job, and the weight of the build. */
const ALWAYS = ['bookings/whole-job', 'weight'];

/** Specs of the areas that a change reaches; all of them when it reaches no area, or one without a row. */
export function chooseSpecs(
  changed: readonly string[],
  specs: readonly string[],
  { paths, graph }: Tree,
): Choice {
  const chosen = new Set<string>();
  for (const path of changed) {
    const reached = dependentsOf(graph, [path]);
    for (const spec of specs) if (reached.has(spec)) chosen.add(spec);
    if (!paths.has(path) || dependentsOf(graph, [path], SERVER).has(CONFIG)) return 'all';
    // A recorded outline: the specs of its folder compare with it.
    const recorded = RECORDED.exec(path)?.[0];
    for (const spec of specs)
      if (recorded !== undefined && spec.startsWith(recorded)) chosen.add(spec);
    if (TEST.test(path) || BESIDE.test(path)) continue;
    const places = placesOf(AREA.test(path) ? [path] : [...reached]);
    if (places === null || places.size === 0) return 'all';
    for (const place of [...places, ...ALWAYS])
      for (const spec of specs) if (spec.startsWith(`e2e/${place}`)) chosen.add(spec);
  }
  return specs.filter((spec) => chosen.has(spec));
}

/** Places of e2e that try the areas of these files; null if an area has no row. */
function placesOf(files: readonly string[]): Set<string> | null {
  const places = new Set<string>();
  for (const file of files) {
    const area = AREA.exec(file)?.[1];
    if (area === undefined) continue;
    const tried = TRIED_IN[area];
    if (tried === undefined) return null;
    for (const place of tried) places.add(place);
  }
  return places;
}
