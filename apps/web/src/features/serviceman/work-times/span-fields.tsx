import { Button } from '@karigar/ui/button/button';
import { Select } from '@karigar/ui/select/select';
import { useSay } from '@karigar/client/i18n/use-say';
import { dutyMessages as texts } from './duty.messages.ts';
import styles from './span-fields.module.css';
import { useClockWords } from './use-clock-words.ts';
import { HALF_HOURS, LATEST_MINUTE, type Span } from './week.ts';

/** From and to, each chosen from the half hours and the current value. */
export const SpanFields = ({
  of,
  onChange,
  onRemove,
}: {
  of: Span;
  onChange: (changed: Span) => void;
  onRemove?: () => void;
}) => {
  const say = useSay();
  const { clock } = useClockWords();
  const choices = (own: number, isOffered: (minute: number) => boolean) =>
    [...new Set([...HALF_HOURS.filter(isOffered), own])]
      .toSorted((one, other) => one - other)
      .map((minute) => (
        <option key={minute} value={minute}>
          {clock(minute)}
        </option>
      ));
  return (
    <div className={styles['span']}>
      <Select
        label={say(texts.from)}
        value={of.fromMinute}
        onChange={({ currentTarget }) =>
          onChange({ ...of, fromMinute: Math.min(Number(currentTarget.value), LATEST_MINUTE - 1) })
        }
      >
        {choices(of.fromMinute, (minute) => minute < LATEST_MINUTE)}
      </Select>
      <Select
        label={say(texts.to)}
        value={of.toMinute}
        onChange={({ currentTarget }) =>
          onChange({ ...of, toMinute: Math.max(Number(currentTarget.value), 1) })
        }
      >
        {choices(of.toMinute, (minute) => minute > 0)}
      </Select>
      {onRemove !== undefined && (
        <Button variant="ghost" small className={styles['remove']} onClick={onRemove}>
          {say(texts.removeHours)}
        </Button>
      )}
    </div>
  );
};
