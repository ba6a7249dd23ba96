import { BlockList, isIP, isIPv6 } from 'node:net';

const NETWORK = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/;
const MAPPED = /^::ffff:([\d.]+)$/i;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Adds an address, or a network like 10.1.0.0/16; false when it is neither. */
const add = (networks: BlockList, written: string): boolean => {
  const [, address = '', bits] = NETWORK.exec(written) ?? [];
  const most = isIPv6(address) ? 128 : 32;
  if (isIP(address) === 0 || Number(bits ?? most) > most) return false;
  networks.addSubnet(address, Number(bits ?? most), familyOf(address));
  return true;
};

/** What is no network. */
export const networkProblems = (written: readonly string[]): string[] =>
  written
    .filter((one) => !add(new BlockList(), one))
    .map((one) => `CONSOLE_NETWORKS: ${one} is neither an address nor a network`);

/** Whether an address is in one of the networks; without any, every address is. */
export const createAllowList = (written: readonly string[]): ((address: string) => boolean) => {
  const networks = new BlockList();
  for (const one of written) add(networks, one);
  return (given) => {
    const address = MAPPED.exec(given)?.[1] ?? given;
    return written.length === 0 || networks.check(address, familyOf(address));
  };
};
