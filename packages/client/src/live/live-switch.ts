import { local } from '../device/storage.ts';

const KEY = 'live';

/** `?live=off` makes this browser poll as if there were no live channel, until `?live=on`. */
export const isLiveOff = (search: string): boolean => {
  const said = new URLSearchParams(search).get(KEY);
  if (said === 'off') local.setItem(KEY, said);
  if (said === 'on') local.removeItem(KEY);
  return local.getItem(KEY) === 'off';
};
