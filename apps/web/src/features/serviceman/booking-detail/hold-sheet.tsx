import { holdWork } from '@karigar/contract/bookings/hold-work';
import type { InputOf } from '@karigar/contract/define-call';
import { holdOptions } from '@karigar/domain/bookings/hold-options';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { Button } from '@karigar/ui/button/button';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { NumberText } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useLastAction } from '#platform/action-queue/use-last-action';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import styles from './hold-sheet.module.css';
import type { Work } from './use-work.ts';
import { workMessages as texts } from './work.messages.ts';

const REASONS = [texts.sparePart, texts.customerAway, texts.powerCut] as const;
const LONGEST_REASON = 500;

type HoldInput = InputOf<typeof holdWork>;

/** Until when the work is held, and an optional reason. */
export const HoldSheet = ({
  bookingId,
  open,
  onClose,
  hold,
}: {
  bookingId: number;
  open: boolean;
  onClose: () => void;
  hold: Work['hold'];
}) => {
  const say = useSay();
  const { day, weekday } = useFormat();
  const [until, setUntil] = useState<IndiaDay>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const last = useLastAction(bookingId, holdWork.name);
  useOnOpening(open, () => {
    // A refused hold prefills the sheet.
    const refused = last?.state.kind === 'refused' ? (last.input as HoldInput) : null;
    setUntil(refused?.until);
    setReason(refused?.reason ?? '');
    setMissing(false);
  });
  const days = holdOptions(startOfDay(useToday()));
  // After midnight yesterday is not an option any more.
  const chosen = days.find((option) => option === until);
  const nameOf = (option: IndiaDay): string => {
    if (option === days[0]) return say(texts.today);
    return option === days[1] ? say(texts.tomorrow) : weekday(startOfDay(option));
  };

  const submit = (): void => {
    setMissing(chosen === undefined);
    if (chosen !== undefined) hold.run(chosen, reason.trim());
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.holdWork)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button icon="pause" inactive={chosen === undefined} busy={hold.isBusy} onClick={submit}>
            {say(texts.hold)}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={say(texts.continueOn)}
        options={days.map((option) => ({
          value: option,
          label: <NumberText size="small">{day(option)}</NumberText>,
          end: nameOf(option),
        }))}
        value={chosen}
        onValueChange={(option) => {
          setUntil(option);
          setMissing(false);
        }}
        error={isMissing && chosen === undefined ? say(texts.selectDate) : undefined}
      />
      <div className={styles['reason']}>
        <Chips label={say(texts.reason)}>
          {REASONS.map((words) => (
            <Chip
              key={words.id}
              chosen={reason.startsWith(say(words))}
              onClick={() => setReason(say(words))}
            >
              {say(words)}
            </Chip>
          ))}
        </Chips>
        <TextArea
          className={styles['field']}
          label={say(texts.reason)}
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
};
