import { local } from './storage.ts';

const KEY = 'deviceId';

/** A random name this device gave itself: a login code is only good where it was asked for. */
export const deviceId = (): string => {
  const known = local.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  local.setItem(KEY, made);
  return made;
};
