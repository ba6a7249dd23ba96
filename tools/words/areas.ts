/** Where an area lives beside its contract folder. */
export type Place = 'domain' | 'web' | 'e2e' | 'document';

/** Why an area has nothing of its own name in a place. A reason for something that exists is an error too. */
export const EXCEPTIONS: Readonly<Record<string, Partial<Record<Place, string>>>> = {
  'sign-in': {
    domain: 'domain/identity has the values that several areas share: phone, email, codes',
    document: 'docs/security-model.md covers sessions, codes and limits together',
  },
  'add-ons': {
    domain: 'they are part of the bill, so domain/bookings has their rules',
    e2e: 'e2e/bookings adds them in the middle of a job, e2e/offline without network',
    document: 'docs/offline-approval.md; the rest stands in docs/booking-lifecycle.md',
  },
  addresses: {
    domain: 'domain/bookings/whole-address.ts is all there is',
    e2e: 'an address is tried where it is used: e2e/customer-bookings',
    document: 'nothing beyond the calls',
  },
  'bank-lines': {
    web: 'only operators call them; the console has its own app',
    e2e: 'only operators call them',
  },
  books: {
    domain: 'domain/ledger has their rules',
    web: 'only operators call them; the console has its own app',
    e2e: 'only operators call them',
    document: 'docs/ledger.md',
  },
  bookings: { document: 'docs/booking-lifecycle.md is generated from the rules' },
  catalogue: {
    domain: 'data without rules',
    document: 'nothing beyond the calls',
  },
  chat: { document: 'nothing beyond the calls' },
  contact: {
    e2e: 'calling, blocking and reporting are tried in e2e/chat and e2e/customer-bookings',
    document: 'nothing beyond the calls',
  },
  corrections: {
    domain: 'domain/ledger has their rules',
    web: 'only operators call them; the console has its own app',
    e2e: 'only operators call them',
    document: 'docs/ledger.md',
  },
  countersigns: {
    domain: 'the rules of each guarded act decide',
    web: 'only operators call it; the console has its own app',
    e2e: 'only operators call it',
    document: 'docs/dispatch.md and decision 82',
  },
  'customer-bookings': {},
  dashboard: {
    domain: 'counts without rules',
    e2e: 'e2e/bookings starts every job from it',
    document: 'nothing beyond the calls',
  },
  dispatch: {
    domain: 'domain/offers, domain/bookings and domain/console have its rules',
    web: 'only operators call it; the console has its own app',
    e2e: 'only operators call it',
  },
  documents: { document: 'docs/security-model.md says who may read them' },
  earnings: {
    domain: 'domain/ledger has their rules',
    document: 'docs/ledger.md',
  },
  help: { e2e: 'component tests cover it', document: 'nothing beyond the calls' },
  notifications: { document: 'nothing beyond the calls' },
  offers: {},
  operators: {
    domain: 'domain/console',
    web: 'apps/console has its screens',
    document: 'docs/security-model.md and decision 79',
  },
  orders: { e2e: 'e2e/customer-bookings orders, then follows what was ordered' },
  packages: {
    domain: 'one read without rules',
    web: 'the specification names the call, no screen of it',
    e2e: 'no screen',
    document: 'nothing beyond the calls',
  },
  passkeys: {
    domain: 'domain/identity/passkeys.ts and account-facts.ts',
    web: 'features/account/profile lists and adds them, entities/sign-in logs in with one',
    e2e: 'e2e/sign-in/passkey.spec.ts',
    document: 'docs/security-model.md and decision 78',
  },
  payouts: {
    web: 'only operators call them; a serviceman reads them in features/serviceman/earnings',
    e2e: 'only operators call them',
  },
  payments: { e2e: 'e2e/bookings ends with the payment', document: 'docs/ledger.md' },
  privacy: { e2e: 'component tests cover it', document: 'docs/retention.md' },
  profile: {
    domain: 'domain/identity and domain/bank',
    document: 'nothing beyond the calls',
  },
  push: { domain: 'nothing to decide' },
  receipts: { document: 'docs/ledger.md' },
  recovery: {
    domain: 'domain/identity',
    web: 'features/account/forgot-password, features/account/second-factor, features/account/not-me and entities/re-authentication',
    e2e: 'e2e/sign-in',
    document: 'docs/security-model.md',
  },
  sessions: {
    domain: 'nothing to decide',
    web: 'features/account/profile lists them, platform/session has the own one',
    e2e: 'e2e/access and e2e/sign-in',
    document: 'docs/security-model.md',
  },
  tax: {
    domain: 'domain/ledger has rates and withholding, domain/receipts the tax of an invoice',
    web: 'only operators call it; apps/console has the screens',
    e2e: 'only operators call it',
  },
  vault: {
    domain: 'nothing to decide',
    web: 'only operators call it',
    e2e: 'only operators call it',
    document: 'docs/security-model.md',
  },
  verification: {
    e2e: 'e2e/journeys/new-serviceman.spec.ts: the steps before the first offer; only operators call the rest',
    document: 'docs/decisions/0080-verification-by-comparing.md',
  },
  'visit-problems': {
    web: 'its sheets belong to one booking: features/serviceman/booking-detail, features/customer/customer-booking',
  },
  waiting: {
    domain: 'domain/console has its rules',
    web: 'only operators call it; the console has its own app',
    e2e: 'component tests of the console cover it',
    document: 'docs/dispatch.md and decision 83',
  },
  record: {
    domain: 'domain/console has its rules',
    web: 'only operators call it; the console has its own app',
    e2e: 'e2e/operators/record.spec.ts',
    document: 'docs/dispatch.md and decision 87',
  },
  safety: {
    web: 'SOS is a row of a booking of either side: entities/contact/sos-sheet.tsx',
    e2e: 'component tests and safety.db.test.ts cover it',
  },
  warranty: {
    web: 'a claim belongs to one booking: features/customer/customer-booking; the rule is read in features/common/rules',
    e2e: 'component tests and warranty.db.test.ts cover it',
  },
  'work-records': {
    web: 'features/account/profile makes and revokes them',
    e2e: 'e2e/screens/profile shows the sheet; the pages are tried by the server’s own tests',
  },
  'work-times': { e2e: 'e2e/offers', document: 'docs/offers.md' },
};
