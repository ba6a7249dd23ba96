import { useAction } from '@karigar/client/api/use-action';
import { newKey } from '@karigar/client/api/call-keys';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { showPasskey } from '@karigar/client/passkeys/passkeys';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { showPasskey as showPasskeyCall } from '@karigar/contract/operators/show-passkey';
import { useState } from 'react';
import { send } from '#platform/api/send';
import { passkeyMessages as texts } from './passkey.messages.ts';

/** Shows one of the operator's passkeys to the server; `done` runs once it was accepted. */
export const useShowPasskey = (done: () => void) => {
  const say = useSay();
  const [fault, setFault] = useState('');
  const action = useAction(async () => {
    setFault('');
    // A challenge is valid once: each attempt asks for its own.
    const begun = await send(beginPasskeyProof, {}, newKey());
    if (begun.kind !== 'ok') return setFault(whyFailed(begun, say));
    const shown = await showPasskey(begun.data.options);
    if (shown.kind !== 'given')
      return setFault(say(shown.kind === 'cancelled' ? texts.cancelled : texts.failed));
    const taken = await send(showPasskeyCall, { credential: shown.credential }, newKey());
    if (taken.kind === 'ok') done();
    else setFault(whyFailed(taken, say));
  });
  return { ...action, fault };
};
