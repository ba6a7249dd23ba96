import type { PathName } from '#platform/navigation/paths';

/** These have a table for each role, under the same names; `home` is among the first screens. */
const ROLE_SCREENS = [
  'booking',
  'bookingDetail',
  'bookingHistory',
  'bookingHistoryDetail',
  'profile',
  'guide',
] as const;
export type RoleScreenName = (typeof ROLE_SCREENS)[number];

export const isRoleScreen = (name: PathName): name is RoleScreenName =>
  (ROLE_SCREENS as readonly PathName[]).includes(name);
