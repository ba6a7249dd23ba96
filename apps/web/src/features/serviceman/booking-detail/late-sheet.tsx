import type { Booking } from '@karigar/contract/bookings/booking';
import { DELAYS, runLate, type Delay } from '@karigar/domain/visit-problems/running-late';
import { Button } from '@karigar/ui/button/button';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { useSecond } from './use-second.ts';
import type { Work } from './use-work.ts';
import { visitMessages as texts } from './visit.messages.ts';

/** How late the serviceman will be, in one tap, with the time that the customer will read. */
export const LateSheet = ({
  booking: { state, scheduledAt },
  open,
  onClose,
  late,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  late: Work['late'];
}) => {
  const say = useSay();
  const isOnline = useOnline();
  const { time } = useFormat();
  const now = useSecond(open);
  const [delay, setDelay] = useState<Delay>();
  const [isMissing, setMissing] = useState(false);
  useOnOpening(open, () => {
    setDelay(undefined);
    setMissing(false);
  });
  const newTime = (minutes: Delay): string | undefined => {
    if (scheduledAt === null) return undefined;
    const decision = runLate({ state, scheduledAt, delay: minutes, now });
    return decision.ok ? say(texts.untilTime, { time: time(decision.value) }) : undefined;
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.runningLate)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            wide
            inactive={delay === undefined}
            busy={late.isBusy}
            onClick={() => (delay === undefined ? setMissing(true) : late.run(delay))}
          >
            {say(texts.tellCustomer)}
          </Button>
        </>
      }
    >
      {!isOnline && <Text size="small">{say(texts.toldWhenBack)}</Text>}
      <RadioCards
        legend={say(texts.howLate)}
        options={DELAYS.map((minutes) => ({
          value: String(minutes),
          label: say(texts.minutes, { count: minutes }),
          end: newTime(minutes),
        }))}
        value={delay === undefined ? undefined : String(delay)}
        onValueChange={(value) => {
          setDelay(DELAYS.find((minutes) => String(minutes) === value));
          setMissing(false);
        }}
        error={isMissing ? say(texts.chooseDelay) : undefined}
      />
    </Sheet>
  );
};
