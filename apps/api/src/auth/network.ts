import { isIPv6 } from 'node:net';

const GROUPS = 8;
const MAPPED = /^::ffff:([\d.]+)$/i;

const groupsOf = (written: string | undefined): string[] =>
  written === undefined || written === '' ? [] : written.split(':');

/** Network of an address, for limits. One IPv6 connection has 2^64 addresses, so a /64 is one network. */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('::').map(groupsOf);
  const [left = [], right = []] = [head, tail];
  const between = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  const line = [...left, ...between, ...right].slice(0, GROUPS / 2);
  return line.map((group) => parseInt(group, 16).toString(16)).join(':');
};
