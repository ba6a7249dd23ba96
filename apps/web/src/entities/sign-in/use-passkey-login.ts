import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import { call } from '#platform/api/call';
import { newKey } from '@karigar/client/api/call-keys';
import { useAction } from '@karigar/client/api/use-action';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { showPasskey } from '@karigar/client/passkeys/passkeys';
import { door } from '#platform/session/entry';
import { toasts } from '@karigar/client/toast/toasts';
import { loginMessages } from './login.messages.ts';
import { pendingOtp } from './pending-otp.ts';
import { useEnter } from './use-enter.ts';
import { passkeyLoginMessages as texts } from './passkey-login.messages.ts';

/** Logs in with a passkey of this device, without any code. */
export const usePasskeyLogin = () => {
  const say = useSay();
  const enter = useEnter();
  return useAction(async () => {
    const device = deviceId();
    // A challenge is valid once: each attempt asks for its own.
    const begun = await call(beginPasskeyLogin, { device }, newKey());
    if (begun.kind !== 'ok') return toasts.bad(whyFailed(begun, say));
    const shown = await showPasskey(begun.data.options);
    if (shown.kind !== 'given')
      return toasts.bad(say(shown.kind === 'cancelled' ? texts.cancelled : texts.failed));
    const { credential } = shown;
    const input = { credential, device, door: door.get() ?? undefined };
    const opened = await call(loginWithPasskey, input, newKey());
    if (opened.kind !== 'ok') return toasts.bad(whyFailed(opened, say));
    pendingOtp.clear();
    toasts.good(say(loginMessages.loginSuccessful));
    await enter(opened.data);
  });
};
