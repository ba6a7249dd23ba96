import type { Role } from '@karigar/domain/roles';

/** Who may open a screen: everybody, or a session with one of these roles. */
export type Guard = 'public' | readonly Role[];
type Screen = { readonly pattern: `/${string}`; readonly guard: Guard };

const SIGNED_IN = ['guest', 'serviceman', 'customer'] as const;
/** Opened without a session, as a guest: a link to a service shows the service, not a login. */
const OR_AS_GUEST = [...SIGNED_IN] as const;
const BROWSERS = ['guest', 'customer'] as const;
const PARTIES = ['serviceman', 'customer'] as const;
const SERVICEMAN = ['serviceman'] as const;
const CUSTOMER = ['customer'] as const;

/** Every path of the app. The router, the guard and the server (200 or 404) read it. */
export const PATHS = {
  home: { pattern: '/', guard: SIGNED_IN },
  start: { pattern: '/start', guard: 'public' },
  login: { pattern: '/login', guard: 'public' },
  otp: { pattern: '/otp', guard: 'public' },
  passwordLogin: { pattern: '/login2', guard: 'public' },
  signup: { pattern: '/signup', guard: 'public' },
  forgotPassword: { pattern: '/forgot-password', guard: 'public' },
  notMe: { pattern: '/not-me/:id', guard: 'public' },
  secondProof: { pattern: '/second-proof', guard: SIGNED_IN },
  booking: { pattern: '/booking', guard: SIGNED_IN },
  bookingDetail: { pattern: '/booking/:id', guard: PARTIES },
  bookingHistory: { pattern: '/booking-history', guard: PARTIES },
  bookingHistoryDetail: { pattern: '/booking-history/:id', guard: PARTIES },
  earnings: { pattern: '/earnings', guard: SERVICEMAN },
  earningsPart: { pattern: '/earnings/:part', guard: SERVICEMAN },
  addOn: { pattern: '/add-on/:id', guard: SERVICEMAN },
  payment: { pattern: '/payment', guard: SERVICEMAN },
  chat: { pattern: '/chat', guard: PARTIES },
  notification: { pattern: '/notification', guard: PARTIES },
  profile: { pattern: '/profile', guard: SIGNED_IN },
  alerts: { pattern: '/alerts', guard: PARTIES },
  sync: { pattern: '/sync', guard: PARTIES },
  privacy: { pattern: '/privacy', guard: PARTIES },
  help: { pattern: '/help', guard: PARTIES },
  addresses: { pattern: '/addresses', guard: CUSTOMER },
  address: { pattern: '/addresses/:id', guard: CUSTOMER },
  pay: { pattern: '/pay/:id', guard: CUSTOMER },
  profileSetting: { pattern: '/profile-setting', guard: PARTIES },
  bankDetails: { pattern: '/bank-details', guard: SERVICEMAN },
  id: { pattern: '/id', guard: SERVICEMAN },
  duty: { pattern: '/duty', guard: SERVICEMAN },
  pending: { pattern: '/pending', guard: SERVICEMAN },
  accepted: { pattern: '/accepted', guard: SERVICEMAN },
  providerDetails: { pattern: '/provider-details', guard: OR_AS_GUEST },
  category: { pattern: '/category', guard: OR_AS_GUEST },
  categoryDetails: { pattern: '/category-details', guard: OR_AS_GUEST },
  service: { pattern: '/service/:id', guard: OR_AS_GUEST },
  book: { pattern: '/book/:id', guard: BROWSERS },
  search: { pattern: '/search', guard: OR_AS_GUEST },
  guide: { pattern: '/guide', guard: 'public' },
  rules: { pattern: '/rules', guard: SIGNED_IN },
  pageListing: { pattern: '/page-listing', guard: 'public' },
  sidebar: { pattern: '/sidebar', guard: 'public' },
  ex: { pattern: '/ex', guard: 'public' },
} as const satisfies Record<string, Screen>;

export type PathName = keyof typeof PATHS;

export const PATH_NAMES = Object.keys(PATHS) as readonly PathName[];

type Params<Pattern extends string> = Pattern extends `${string}/:${infer Name}`
  ? { readonly [Key in Name]: string | number }
  : never;

/** The path of a screen; one with an id does not compile without it. */
export const pathTo = <Name extends PathName>(
  name: Name,
  ...[params]: Params<(typeof PATHS)[Name]['pattern']> extends never
    ? []
    : [Params<(typeof PATHS)[Name]['pattern']>]
): string =>
  Object.entries(params ?? {}).reduce<string>(
    (path, [key, value]) => path.replace(`:${key}`, encodeURIComponent(String(value))),
    PATHS[name].pattern,
  );

/** A name of a screen where that one must be passed first. */
export type Passage = 'open' | 'as-guest' | 'login' | 'secondProof' | 'not-yours';

/** Whether a role, or a caller without a session, may open a screen. */
export const passage = (
  { guard }: Pick<Screen, 'guard'>,
  role: Role | null,
  owesProof = false,
): Passage => {
  if (guard === 'public') return 'open';
  if (role === null) return guard === OR_AS_GUEST ? 'as-guest' : 'login';
  if (owesProof) return 'secondProof';
  return guard.includes(role) ? 'open' : 'not-yours';
};
