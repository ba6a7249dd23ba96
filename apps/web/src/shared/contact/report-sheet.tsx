import { REPORT_REASONS, type ReportReason } from '@karigar/domain/help/ticket';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import type { BookingRef } from '../bookings/booking-ref.ts';
import { useSay } from '../language/use-say.ts';
import { useOnOpening } from '../use-on-opening.ts';
import { contactMessages as texts, reasonTexts } from './contact.messages.ts';
import { useReport } from './use-report.ts';

const LONGEST = 1000;

/** What the other side of a booking did, in a tap and in words. */
export const ReportSheet = ({
  of,
  name,
  open,
  onClose,
}: {
  of: BookingRef;
  name: string;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [words, setWords] = useState('');
  const report = useReport(of, onClose);
  useOnOpening(open, () => {
    setWords('');
    report.forget();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.report)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            wide
            inactive={words.trim() === ''}
            busy={report.isBusy}
            busyLabel={say(texts.sending)}
            onClick={() => report.run(reason, words)}
          >
            {say(texts.send)}
          </Button>
        </>
      }
    >
      {report.fault !== undefined && !report.fault.isOfField && (
        <Callout alert tone="bad">
          {say(texts.notSent)} {report.fault.words}
        </Callout>
      )}
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
      <TextArea
        label={say(texts.words)}
        rows={3}
        maxLength={LONGEST}
        value={words}
        error={report.fault?.isOfField === true ? report.fault.words : undefined}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          report.forget();
        }}
      />
    </Sheet>
  );
};
