import { expect, it } from 'vitest';
import { createAllowList, networkProblems } from './allow-list.ts';

it('without networks every address is allowed', () => {
  expect(createAllowList([])('203.0.113.9')).toBe(true);
});

it('allows the listed addresses and networks, also as a mapped IPv4 address', () => {
  const isAllowed = createAllowList(['10.8.0.0/16', '198.51.100.7', '2001:db8:1::/48']);
  for (const address of ['10.8.3.4', '::ffff:10.8.3.4', '198.51.100.7', '2001:db8:1:9::1'])
    expect(isAllowed(address), address).toBe(true);
  for (const address of ['10.9.0.1', '198.51.100.8', '::ffff:10.9.0.1', '2001:db8:2::1'])
    expect(isAllowed(address), address).toBe(false);
});

it('names what is no network', () => {
  expect(networkProblems(['10.8.0.0/16', '10.8.0.0/33', 'office', '::/129'])).toEqual([
    'CONSOLE_NETWORKS: 10.8.0.0/33 is neither an address nor a network',
    'CONSOLE_NETWORKS: office is neither an address nor a network',
    'CONSOLE_NETWORKS: ::/129 is neither an address nor a network',
  ]);
});
