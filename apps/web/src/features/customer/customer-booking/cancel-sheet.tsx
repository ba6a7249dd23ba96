import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import {
  CANCEL_REASONS,
  type CancelReason,
} from '@karigar/domain/customer-bookings/customer-cancel';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextArea } from '@karigar/ui/field/text-field';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { useState } from 'react';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { cancelMessages as texts } from './cancel.messages.ts';
import { useCancel } from './use-cancel-booking.ts';

/** The reason of a cancellation, and until when it is free or what it costs. */
export const CancelSheet = ({ mine, onClose }: { mine: MyBooking; onClose: () => void }) => {
  const say = useSay();
  const [why, setWhy] = useState<CancelReason>();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { booking, cancelUntil, cancelCharge, trouble } = mine;
  const since = useSince();
  const cancel = useCancel(booking, onClose);
  const isPaidAhead = mine.advance !== undefined && mine.advance.due < mine.advance.amount;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.keep)}
          </Button>
          <Button
            variant="danger"
            wide
            busy={cancel.isBusy}
            busyLabel={say(texts.cancelling)}
            onClick={() =>
              why === undefined ? setMissing(true) : cancel.run(why, words, cancelCharge)
            }
          >
            {cancelCharge === null
              ? say(texts.cancelNow)
              : say(texts.cancelFor, { amount: formatMoney(cancelCharge) })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {cancelCharge === null ? (
          <Callout tone="info">
            {cancelUntil === null || trouble !== null
              ? say(texts.free)
              : say(texts.freeUntil, { time: since(cancelUntil) })}
            {isPaidAhead && ` ${say(texts.advanceBack)}`}
          </Callout>
        ) : (
          <Callout tone="warning">
            {say(texts.costs, { amount: formatMoney(cancelCharge) })}
            {isPaidAhead && ` ${say(texts.advanceKept)}`}
          </Callout>
        )}
        <RadioCards
          legend={say(texts.why)}
          options={CANCEL_REASONS.map((value) => ({ value, label: say(texts[value]) }))}
          value={why}
          onValueChange={(value) => {
            setWhy(value);
            setMissing(false);
          }}
          error={isMissing ? say(texts.chooseReason) : undefined}
        />
        <TextArea
          label={say(texts.words)}
          rows={2}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Stack>
    </Sheet>
  );
};
