import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { Check } from '@karigar/ui/check-list/check-list';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { TextField } from '@karigar/ui/field/text-field';
import { useRef } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { checksMessages as texts } from './checks.messages.ts';
import styles from './checks.module.css';
import { leaveField } from './leave-field.ts';

/** Until when the document is valid, typed once and kept as a date. */
export const ExpiryCheck = ({
  value,
  onChange,
}: {
  value: IndiaDay | '';
  onChange: (day: IndiaDay | '') => void;
}) => {
  const say = useSay();
  const { span } = useFormat();
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  useKeys({ typeExpiry: () => field.current?.focus() });
  const isExpired = value !== '' && value < today;
  const left = value === '' ? 0 : startOfDay(value) - startOfDay(today);
  return (
    <Check
      state={value === '' ? 'open' : isExpired ? 'bad' : 'good'}
      label={
        <span className={styles['chip']}>
          {say(texts.expiry)}
          <KeyHint>e</KeyHint>
        </span>
      }
      end={
        value !== '' && (
          <span role="status" className={styles['ends']}>
            {isExpired ? say(texts.expired) : say(texts.endsIn, { span: span(left) })}
          </span>
        )
      }
    >
      <TextField
        ref={field}
        type="date"
        // A year has four digits.
        max="2199-12-31"
        label={say(texts.asPrinted)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as IndiaDay | '')}
        onKeyDown={leaveField}
      />
    </Check>
  );
};
