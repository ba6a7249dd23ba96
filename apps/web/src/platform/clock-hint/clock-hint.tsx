import { Callout } from '@karigar/ui/callout/callout';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { clockMessages as texts } from './clock.messages.ts';
import { useClockOffset } from '@karigar/client/time/server-now';

/** Warns that the phone's clock is wrong, by how much, and that the app uses Indian time. Empty while it is right. */
export const ClockHint = () => {
  const say = useSay();
  const { span } = useFormat();
  const offset = useClockOffset();
  if (offset === 0) return null;
  return (
    <div role="status">
      <Callout tone="warning" icon="clock">
        {say(offset < 0 ? texts.ahead : texts.behind, { time: span(offset) })}
      </Callout>
    </div>
  );
};
