import dns from 'node:dns';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

type Answer = (error: Error | null, address: string | dns.LookupAddress[], family?: number) => void;

/** Names lead to the machine and its own authority is believed, in this program alone, until the returned function is called. */
export const reach = (address: string, names: readonly string[], authority: string) => {
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, authority]);
  const { lookup } = dns;
  const own = (name: string, options: dns.LookupOptions, answer: Answer): void => {
    if (!names.includes(name)) lookup(name, options, answer);
    else if (options.all === true) answer(null, [{ address, family: 4 }]);
    else answer(null, address, 4);
  };
  Object.assign(dns, { lookup: own });
  return (): void => {
    Object.assign(dns, { lookup });
    setDefaultCACertificates(trusted);
  };
};
