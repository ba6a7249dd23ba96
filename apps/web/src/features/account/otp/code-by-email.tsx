import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { Button } from '@karigar/ui/button/button';
import { call } from '#platform/api/call';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import { codeByEmailMessages as texts } from './code-by-email.messages.ts';

/** The second way in when no SMS arrives: on a known device the code goes to the proven email. */
export const CodeByEmail = ({ phone }: { phone: string }) => {
  const say = useSay();
  const send = useAction(async () => {
    const sent = await call(requestOtp, { phone, device: deviceId(), by: 'email' });
    if (sent.kind !== 'ok') return toasts.bad(whyFailed(sent, say));
    pendingOtp.keep(phone, sent.data.retryAfterSeconds, Date.now());
    toasts.good(say(texts.sent));
  });
  return (
    <div>
      <Button variant="ghost" small busy={send.isBusy} onClick={() => send.run()}>
        {say(texts.ask)}
      </Button>
    </div>
  );
};
