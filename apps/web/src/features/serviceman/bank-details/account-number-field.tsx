import { TextField } from '@karigar/ui/field/text-field';
import { useState } from 'react';
import { draftMessages } from '#platform/draft/draft.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import styles from './bank-form.module.css';

/** Longer than any account number, so that one digit too many is noticed and reported. */
const LONGEST = 24;

/** In groups of four, as in a passbook. */
const grouped = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Typing replaces the mask of a stored number as a whole, because its digits are not on the phone. */
export const AccountNumberField = ({
  value,
  mask,
  error,
  isDraft,
  onChange,
  onLeave,
}: {
  value: string;
  /** The stored number, masked; empty when none is stored. */
  mask: string;
  error: string | undefined;
  isDraft: boolean;
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
      help={say(isDraft ? draftMessages.draft : texts.accountNumberHelp)}
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
