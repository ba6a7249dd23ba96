import type { Booking } from '@karigar/contract/bookings/booking';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { acceptedMessages as texts } from './accepted.messages.ts';
import { useGiveBack } from './use-give-back.ts';

const REASONS = [texts.unwell, texts.vehicle, texts.runningLate, texts.noParts];

/** The reason for giving a job back, and the effect for serviceman and customer. */
export const GiveBackSheet = ({
  booking,
  onClose,
  onDone,
}: {
  booking: Booking;
  onClose: () => void;
  onDone: () => void;
}) => {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const giveBack = useGiveBack(booking, onDone);
  const write = (words: string): void => {
    setReason(words);
    setMissing(false);
  };
  const send = (): void =>
    readWrittenReason(reason) === null ? setMissing(true) : giveBack.run(reason);
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.cancelTitle)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.keep)}
          </Button>
          <Button
            variant="danger"
            wide
            busy={giveBack.isBusy}
            busyLabel={say(texts.cancelling)}
            onClick={send}
          >
            {say(texts.cancelService)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Callout tone="info">{say(texts.goesToOthers)}</Callout>
        <Chips label={say(texts.why)}>
          {REASONS.map((words) => (
            <Chip key={words.id} chosen={reason === say(words)} onClick={() => write(say(words))}>
              {say(words)}
            </Chip>
          ))}
        </Chips>
        <TextArea
          label={say(texts.why)}
          rows={2}
          maxLength={300}
          value={reason}
          error={isMissing ? say(texts.reasonMissing) : undefined}
          onChange={({ target }) => write(target.value)}
        />
        {giveBack.failure !== null && (
          <Callout tone="bad" alert>
            {giveBack.failure}
          </Callout>
        )}
      </Stack>
    </Sheet>
  );
};
