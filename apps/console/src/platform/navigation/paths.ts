/** Every path of the console. */
export const PATHS = {
  waiting: '/',
  login: '/login',
  /** The code is in the fragment, which no server and no log sees. */
  invite: '/invite',
  dispatch: '/dispatch',
  bookings: '/bookings',
  /** Of one booking, by its number. */
  record: '/bookings/:no',
  kyc: '/kyc',
  money: '/money',
  deposits: '/money/deposits',
  coming: '/money/upi',
  statement: '/money/statement',
  cases: '/money/cases',
  corrections: '/money/corrections',
  books: '/money/books',
  rates: '/money/rates',
  tax: '/money/tax',
  countersign: '/countersign',
  operators: '/operators',
  settings: '/settings',
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];
