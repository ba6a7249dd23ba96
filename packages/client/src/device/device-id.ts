import { local } from './storage.ts';

const KEY = 'deviceId';

/** A random id that this device chose: a login code is valid only on the device that requested it. */
export const deviceId = (): string => {
  const known = local.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  local.setItem(KEY, made);
  return made;
};
