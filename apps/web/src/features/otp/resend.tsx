import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { Row } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { pendingOtp, type PendingOtp } from '#shared/login/pending-otp';
import { requestCode } from '#shared/login/request-code';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { countdownText } from './countdown-text.ts';
import { otpMessages as texts } from './otp.messages.ts';
import { useCountdown } from './use-countdown.ts';

/** When another code may be asked for, and then the asking. */
export const Resend = ({ pending }: { pending: PendingOtp }) => {
  const say = useSay();
  const [retryAt, setRetryAt] = useState(pending.retryAt);
  const seconds = useCountdown(retryAt);

  const again = useAction(async () => {
    const sent = await requestCode(pending.phone);
    if (sent.kind !== 'ok') return toasts.bad(say(loginMessages.codeNotSent));
    const kept = pendingOtp.keep(pending.phone, sent.data.retryAfterSeconds, Date.now());
    setRetryAt(kept.retryAt);
    toasts.good(say(loginMessages.codeSent));
  });

  if (seconds === 0) {
    return (
      <div>
        <Button variant="ghost" small icon="refresh" busy={again.isBusy} onClick={again.run}>
          {say(texts.sendAgain)}
        </Button>
      </div>
    );
  }
  return (
    <Row>
      <Icon name="clock" size={20} />
      <Text as="span" tone="muted">
        {say(texts.sendAgainIn)}
      </Text>
      <NumberText size="small" role="timer">
        {countdownText(seconds)}
      </NumberText>
    </Row>
  );
};
