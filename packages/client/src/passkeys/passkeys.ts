/** How the person and the browser answered; `known` when this device has a passkey of the account already. */
export type PasskeyAnswer =
  | { readonly kind: 'given'; readonly credential: string }
  | { readonly kind: 'cancelled' | 'known' | 'failed' };

/** Browsers without the two methods would need a library: they are older than March 2025. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

const KINDS: Readonly<Record<string, 'cancelled' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

const answerOf = async (asked: () => Promise<Credential | null>): Promise<PasskeyAnswer> => {
  try {
    const credential = await asked();
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'cancelled' };
    return { kind: 'given', credential: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { kind: KINDS[name] ?? 'failed' };
  }
};

/** Asks the browser for a new passkey; `options` as the server wrote them. */
export const makePasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(() => {
    const given = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given);
    return navigator.credentials.create({ publicKey });
  });

/** Asks the browser for one of its passkeys, which the person chooses and unlocks. */
export const showPasskey = (options: string): Promise<PasskeyAnswer> =>
  answerOf(() => {
    const given = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given);
    return navigator.credentials.get({ publicKey });
  });
