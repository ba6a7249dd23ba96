/** Push services of current browsers; other endpoints are refused. */
export const KNOWN_PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** A host name, or all hosts below one; an IP address or a port could reach our own network. */
const HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/;

export const isPublicHost = (service: string): boolean => HOST.test(service);

/** An origin matches exactly (the tests' stand-in); a host matches HTTPS on the default port. */
const serves = (service: string, { origin, protocol, host }: URL): boolean => {
  if (service.includes('://')) return origin === service;
  if (protocol !== 'https:') return false;
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
};

/**
 * Whether an endpoint from a phone belongs to a push service. We post to it from inside, so any
 * other URL would be a way into our own network (SSRF).
 */
export const isPushEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => serves(service, url));
};
