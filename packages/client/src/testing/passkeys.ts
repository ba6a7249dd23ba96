import { vi } from 'vitest';

/** What the browser would hand over for a passkey. */
export const aCredential = (): PublicKeyCredential => {
  const credential = Object.create(PublicKeyCredential.prototype) as PublicKeyCredential;
  const written = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
  Object.defineProperty(credential, 'toJSON', { value: () => written });
  return credential;
};

export const creationOptions = JSON.stringify({
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Karigar' },
  user: { id: 'AQID', name: '••••••1234', displayName: '••••••1234' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

export const requestOptions = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost' });

type Answer = () => Promise<Credential | null>;

/** The browser's dialog for passkeys, answered at once. */
export const answerPasskeys = (answer: Answer) => ({
  create: vi.spyOn(navigator.credentials, 'create').mockImplementation(answer),
  get: vi.spyOn(navigator.credentials, 'get').mockImplementation(answer),
});

export const refusePasskeys =
  (name: string): Answer =>
  () =>
    Promise.reject(new DOMException('', name));

/** A refusal of the server, with its words. */
export const refusal = (code: string, message = '', data: unknown = null): Response =>
  Response.json({ success: false, code, message, data });
