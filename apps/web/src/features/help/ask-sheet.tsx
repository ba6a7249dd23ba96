import { TICKET_CATEGORIES, type TicketCategory } from '@karigar/domain/help/ticket';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import type { BookingRef } from '#shared/bookings/booking-ref';
import { useSay } from '#shared/language/use-say';
import { useOnOpening } from '#shared/use-on-opening';
import { categoryTexts, helpMessages as texts } from './help.messages.ts';
import { useAsk } from './use-ask.ts';

const LONGEST = 1000;

/** What it is about in a tap, and what happened in his own words. */
export const AskSheet = ({
  about,
  open,
  onClose,
}: {
  /** The booking he came from. */
  about: BookingRef | null;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [category, setCategory] = useState<TicketCategory>('booking');
  const [words, setWords] = useState('');
  const ask = useAsk(about, onClose);
  useOnOpening(open, () => {
    setWords('');
    ask.forget();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.ask)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            wide
            inactive={words.trim() === ''}
            busy={ask.isBusy}
            busyLabel={say(texts.sending)}
            onClick={() => ask.run(category, words)}
          >
            {say(texts.send)}
          </Button>
        </>
      }
    >
      {ask.fault !== undefined && !ask.fault.isOfField && (
        <Callout alert tone="bad">
          {say(texts.notSent)} {ask.fault.words}
        </Callout>
      )}
      <Text strong aria-hidden="true">
        {say(texts.about)}
      </Text>
      <Chips label={say(texts.about)}>
        {TICKET_CATEGORIES.map((name) => (
          <Chip key={name} chosen={category === name} onClick={() => setCategory(name)}>
            {say(categoryTexts[name])}
          </Chip>
        ))}
      </Chips>
      <TextArea
        label={say(texts.words)}
        rows={4}
        maxLength={LONGEST}
        value={words}
        error={ask.fault?.isOfField === true ? ask.fault.words : undefined}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          ask.forget();
        }}
      />
    </Sheet>
  );
};
