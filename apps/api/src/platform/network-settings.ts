import { BlockList, isIP } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('::1', 'ipv6');

/** Addresses that no router of the internet forwards. */
const inside = new BlockList();
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('100.64.0.0', 10);
inside.addSubnet('fc00::', 7, 'ipv6');

const isIn = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Host name or address without the brackets of a URL. */
const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').toLowerCase();

/** Whether bytes to this host never leave the machine. */
export const isOwnMachine = (host: string): boolean =>
  bare(host) === 'localhost' || isIn(own, bare(host));

/** Whether only our own network reaches a port on this address. A name could become any address. */
export const isInsideAddress = (host: string): boolean =>
  isOwnMachine(host) || isIn(inside, bare(host));

/** The host that the driver connects to: a parameter wins over the address, a path is a socket of this machine. */
const isSocketOrOwn = (url: URL): boolean => {
  if (url.protocol === 'socket:') return true;
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || isOwnMachine(host);
};

/** Whether the database is on this machine. */
export const isOwnDatabase = (written: string): boolean => {
  const url = URL.parse(written);
  return url !== null && isSocketOrOwn(url);
};

const isProven = ({ password, searchParams }: URL): boolean =>
  password !== '' || (searchParams.has('sslcert') && searchParams.has('sslkey'));

/** `needsPassword`: the URL of a role that the server logs in with. */
export const databaseProblems = (
  name: string,
  written: string,
  needsPassword: boolean,
): string[] => {
  const url = URL.parse(written);
  if (url === null) return [`${name} is no address of a database`];
  if (isSocketOrOwn(url)) return [];
  const problems: string[] = [];
  // The only mode that proves the server's name in every version of the driver.
  if (url.searchParams.getAll('sslmode').join() !== 'verify-full')
    problems.push(`${name} is without TLS beyond this machine: add sslmode=verify-full`);
  if (needsPassword && !isProven(url))
    problems.push(`${name} has neither a password nor a client certificate`);
  return problems;
};

/** Several addresses are separated by commas; the first has the credentials. */
export const busProblems = (written: string): string[] => {
  const urls = written.split(',').map((one) => URL.parse(one.trim()));
  const far = urls.filter((url) => url !== null && !isOwnMachine(url.hostname));
  const problems: string[] = [];
  if (urls.includes(null)) problems.push('NATS_URL is no address of a bus');
  if (far.some((url) => url?.protocol !== 'tls:'))
    problems.push('NATS_URL is without TLS beyond this machine: write tls://');
  if (far.length > 0 && !urls[0]?.password) problems.push('NATS_URL has no user and password');
  return problems;
};
