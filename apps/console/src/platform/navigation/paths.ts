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
  countersign: '/countersign',
  operators: '/operators',
  settings: '/settings',
} as const;
