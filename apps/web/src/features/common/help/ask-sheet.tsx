import { TICKET_CATEGORIES, type TicketCategory } from '@karigar/domain/help/ticket';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import type { HelpDraft } from '#entities/actions/use-ask-for-help';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { WordsSheet } from '#platform/words-sheet/words-sheet.tsx';
import { categoryTexts, helpMessages as texts } from './help.messages.ts';
import { useAsk } from './use-ask.ts';

const LONGEST = 1000;

/** A new help request: category and text. */
export const AskSheet = ({
  about,
  draft,
  open,
  onClose,
}: {
  /** The booking from which the help screen was opened. */
  about: BookingRef | null;
  /** The prefilled text, when a refusal led here. */
  draft: HelpDraft | null;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [category, setCategory] = useState<TicketCategory>('booking');
  const [words, setWords] = useState('');
  const ask = useAsk(about, onClose);
  useOnOpening(open, () => {
    setWords(draft?.words.slice(0, LONGEST) ?? '');
    if (draft !== null) setCategory(draft.category);
    ask.forget();
  });
  return (
    <WordsSheet
      open={open}
      onClose={onClose}
      title={say(texts.ask)}
      about={
        <>
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
        </>
      }
      label={say(texts.words)}
      rows={4}
      longest={LONGEST}
      words={words}
      onWords={(written) => {
        setWords(written);
        ask.forget();
      }}
      isBusy={ask.isBusy}
      fault={ask.fault}
      sendLabel={say(texts.send)}
      onSend={() => ask.run(category, words)}
    />
  );
};
