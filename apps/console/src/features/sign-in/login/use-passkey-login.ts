import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { sayFailure } from '@karigar/client/network/why-failed';
import { canUsePasskeys } from '@karigar/client/passkeys/passkeys';
import { useState } from 'react';
import { passkeyMessages as texts } from '#entities/desk/passkey.messages';

/** Logs in with a passkey that the operator chooses and unlocks. What speaks with the server is loaded when it is pressed. */
export const usePasskeyLogin = () => {
  const say = useSay();
  const [fault, setFault] = useState('');
  const action = useAction(async () => {
    setFault('');
    if (!canUsePasskeys()) return setFault(say(texts.unsupported));
    const loaded = await import('./login-with-passkey.ts').catch(() => null);
    setFault(loaded === null ? sayFailure('network', say) : await loaded.loginWithPasskey(say));
  });
  return { ...action, fault };
};
