import { newKey } from '@karigar/client/api/call-keys';
import { deviceId } from '@karigar/client/device/device-id';
import type { Say } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { showPasskey } from '@karigar/client/passkeys/passkeys';
import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { loginOperator } from '@karigar/contract/operators/login-operator';
import { enter } from '#entities/desk/enter';
import { passkeyMessages as texts } from '#entities/desk/passkey.messages';
import { send } from '#platform/api/send';

/** Enters, or says why not. */
export const loginWithPasskey = async (say: Say): Promise<string> => {
  const device = deviceId();
  const begun = await send(beginOperatorLogin, { device }, newKey());
  if (begun.kind !== 'ok') return whyFailed(begun, say);
  const shown = await showPasskey(begun.data.options);
  if (shown.kind !== 'given')
    return say(shown.kind === 'cancelled' ? texts.cancelled : texts.failed);
  const opened = await send(loginOperator, { credential: shown.credential, device }, newKey());
  if (opened.kind !== 'ok') return whyFailed(opened, say);
  await enter(opened.data);
  return '';
};
