import { TextField } from '@karigar/ui/field/text-field';
import { useState } from 'react';
import { useSay } from '#platform/i18n/use-say';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import styles from './bank-form.module.css';

/** More than any number has, so that one too many is seen and told. */
const LONGEST = 24;

/** In fours, as a passbook prints it. */
const grouped = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The mask of a stored number gives way to a new one as a whole: its digits are not there to be edited. */
export const AccountNumberField = ({
  value,
  mask,
  error,
  onChange,
  onLeave,
}: {
  value: string;
  /** The stored number as it is shown, empty where none is stored. */
  mask: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}) => {
  const say = useSay();
  const [isFocused, setFocused] = useState(false);
  const isMask = mask !== '' && value === mask;
  const typed = isMask ? '' : value;
  return (
    <TextField
      className={styles['number']}
      name="accountNumber"
      label={say(texts.accountNumber)}
      help={say(texts.accountNumberHelp)}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      placeholder={grouped(mask)}
      value={isFocused ? typed : grouped(value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (value === '' && mask !== '') onChange(mask);
        else onLeave();
      }}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, LONGEST))}
    />
  );
};
