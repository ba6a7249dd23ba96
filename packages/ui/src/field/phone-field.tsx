import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Country } from './country.tsx';
import { Field, type FieldWords } from './field.tsx';
import { Flag } from './flag.tsx';
import box from './input-box.module.css';
import { caretAfter, groupedPhone, phoneDigits } from './phone-digits.ts';
import styles from './phone-field.module.css';

export interface PhoneFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'ref'> {
  /** The digits alone, at most ten. */
  value: string;
  onValueChange: (digits: string) => void;
  /** The only question of a screen: a separate box for the country, digits of 28 px. */
  large?: boolean;
  /** Accessible name of the country select of a large field. It has one option. */
  countryLabel?: string;
}

export function PhoneField({
  label,
  help,
  error,
  id,
  className,
  value,
  onValueChange,
  large,
  countryLabel,
  ...rest
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // The group space is not part of the value, so after an edit the caret is restored by counting digits.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined);
    const atEnd = before.length === currentTarget.value.length;
    const digits = phoneDigits(currentTarget.value);
    caret.current = atEnd
      ? caretAfter(digits.length)
      : caretAfter(before.replaceAll(/\D/g, '').length);
    onValueChange(digits);
  }

  const code = (
    <span className={classes(styles['code'], large && box['box'], large && styles['code-box'])}>
      {large && <Flag />}
      <span>+91</span>
    </span>
  );
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(control) => (
        <span className={classes(styles['phone'], large && styles['large'])}>
          {large && (countryLabel === undefined ? code : <Country label={countryLabel} />)}
          <span className={classes(box['box'], styles['number-box'])}>
            {!large && code}
            <input
              inputMode="numeric"
              autoComplete="tel-national"
              {...rest}
              {...control}
              ref={input}
              type="tel"
              className={classes(box['input'], styles['number'])}
              value={groupedPhone(value)}
              onChange={change}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
