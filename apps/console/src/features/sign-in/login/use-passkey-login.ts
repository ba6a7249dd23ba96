import { newKey } from '@karigar/client/api/call-keys';
import { useAction } from '@karigar/client/api/use-action';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { canUsePasskeys, showPasskey } from '@karigar/client/passkeys/passkeys';
import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { loginOperator } from '@karigar/contract/operators/login-operator';
import { useState } from 'react';
import { enter } from '#entities/desk/enter';
import { passkeyMessages as texts } from '#entities/desk/passkey.messages';
import { send } from '#platform/api/send';

/** Logs in with a passkey that the operator chooses and unlocks. */
export const usePasskeyLogin = () => {
  const say = useSay();
  const [fault, setFault] = useState('');
  const action = useAction(async () => {
    setFault('');
    if (!canUsePasskeys()) return setFault(say(texts.unsupported));
    const device = deviceId();
    const begun = await send(beginOperatorLogin, { device }, newKey());
    if (begun.kind !== 'ok') return setFault(whyFailed(begun, say));
    const shown = await showPasskey(begun.data.options);
    if (shown.kind !== 'given')
      return setFault(say(shown.kind === 'cancelled' ? texts.cancelled : texts.failed));
    const opened = await send(loginOperator, { credential: shown.credential, device }, newKey());
    if (opened.kind === 'ok') await enter(opened.data);
    else setFault(whyFailed(opened, say));
  });
  return { ...action, fault };
};
