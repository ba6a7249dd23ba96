import { REPORT_REASONS, type ReportReason } from '@karigar/domain/help/ticket';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { WordsSheet } from '#platform/words-sheet/words-sheet.tsx';
import { contactMessages as texts, reasonTexts } from './contact.messages.ts';
import { useReport } from './use-report.ts';

const LONGEST = 1000;

/** Reports what the other side of a booking did, by category and text. */
export const ReportSheet = ({
  of,
  name,
  first = 'rude',
  open,
  onClose,
  onUnsafe,
}: {
  of: BookingRef;
  name: string;
  /** The reason that is chosen at first. */
  first?: ReportReason;
  open: boolean;
  onClose: () => void;
  /** After a report of feeling unsafe, instead of `onClose`. */
  onUnsafe?: () => void;
}) => {
  const say = useSay();
  const [reason, setReason] = useState<ReportReason>(first);
  const [words, setWords] = useState('');
  const report = useReport(of, (sent) =>
    sent === 'unsafe' && onUnsafe !== undefined ? onUnsafe() : onClose(),
  );
  useOnOpening(open, () => {
    setWords('');
    report.forget();
  });
  return (
    <WordsSheet
      open={open}
      onClose={onClose}
      title={say(texts.report)}
      about={
        <>
          <Text size="small" tone="muted">
            {say(texts.reportHelp, { name })}
          </Text>
          <Chips label={say(texts.reason)}>
            {REPORT_REASONS.map((one) => (
              <Chip key={one} chosen={reason === one} onClick={() => setReason(one)}>
                {say(reasonTexts[one])}
              </Chip>
            ))}
          </Chips>
        </>
      }
      label={say(texts.words)}
      longest={LONGEST}
      words={words}
      isOptional={reason === 'unsafe'}
      onWords={(written) => {
        setWords(written);
        report.forget();
      }}
      isBusy={report.isBusy}
      fault={report.fault}
      sendLabel={say(texts.send)}
      onSend={() => report.run(reason, words)}
    />
  );
};
