/** Where the browsers of today have their push services; addresses elsewhere are refused. */
export const KNOWN_PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** A host by its name, or all below one; an address or a port of its own would lead into our network. */
const HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/;

export const isPublicHost = (service: string): boolean => HOST.test(service);

/** An origin stands for itself (a stand-in of the tests), a host for TLS on its usual port. */
const serves = (service: string, { origin, protocol, host }: URL): boolean => {
  if (service.includes('://')) return origin === service;
  if (protocol !== 'https:') return false;
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
};

/**
 * Whether an address a phone gave us is one of a push service. We will post to it from inside, so
 * anything else would be a way to reach our own network.
 */
export const isPushEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => serves(service, url));
};
