import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { Row } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { countdownText } from './countdown-text.ts';
import { credentialMessages as texts } from './credential.messages.ts';
import { useCountdown } from './use-countdown.ts';

export type ResendProps = {
  readonly retryAt: number;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

/** The countdown to the next code, then the button that requests it. */
export const Resend = ({ retryAt, isBusy, onPress }: ResendProps) => {
  const say = useSay();
  const seconds = useCountdown(retryAt);
  if (seconds === 0) {
    return (
      <div>
        <Button variant="ghost" small icon="refresh" busy={isBusy} onClick={onPress}>
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
