import { isIPv6 } from 'node:net';

const GROUPS = 8;
const MAPPED = /^::ffff:([\d.]+)$/i;

const groupsOf = (written: string | undefined): string[] =>
  written === undefined || written === '' ? [] : written.split(':');

/** The eight groups of an IPv6 address, without leading zeros. */
const wholeGroups = (address: string): string[] => {
  const [head, tail] = address.split('::').map(groupsOf);
  const [left = [], right = []] = [head, tail];
  const between = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...between, ...right].map((group) => parseInt(group, 16).toString(16));
};

/** Network of an address, for limits. One IPv6 connection has 2^64 addresses, so a /64 is one network. */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return wholeGroups(address)
    .slice(0, GROUPS / 2)
    .join(':');
};

export const isIPv6Network = (network: string): boolean => network.includes(':');

/** The /24 or /48 around an address: what one line of a carrier or a host can have. */
export const wideNetworkOf = (address: string): string => {
  const network = networkOf(address);
  const separator = isIPv6Network(network) ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
};
