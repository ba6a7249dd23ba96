import { DirectionProvider } from '@base-ui/react/direction-provider';
import { OTPField } from '@base-ui/react/otp-field';
import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldError } from '../field/field.tsx';
import styles from './otp-boxes.module.css';

export interface OtpBoxesProps {
  label: ReactNode;
  /** Shows the label above the boxes, when the heading does not ask for the code. */
  labelShown?: boolean;
  /** Accessible names of the second and later boxes. */
  boxLabel: (position: number) => string;
  value: string;
  onValueChange: (value: string) => void;
  onComplete?: (value: string) => void;
  error?: ReactNode;
  disabled?: boolean;
  length?: number;
  name?: string;
  autoFocus?: boolean;
}

/** Input for the code by SMS. Typing, pasting and autofill spread over the boxes. */
export function OtpBoxes({
  label,
  labelShown = false,
  boxLabel,
  value,
  onValueChange,
  onComplete,
  error,
  disabled,
  length = 6,
  name,
  autoFocus,
}: OtpBoxesProps) {
  const id = useId();
  const note = `${id}-note`;
  const failed = error !== undefined && error !== null && error !== '';
  return (
    <div className={styles['place']}>
      <label htmlFor={id} className={labelShown ? styles['label'] : styles['unseen']}>
        {label}
      </label>
      {/* Digits run from left to right in every language. */}
      <DirectionProvider direction="ltr">
        <OTPField.Root
          id={id}
          length={length}
          name={name}
          value={value}
          disabled={disabled}
          onValueChange={(next) => onValueChange(next)}
          onValueComplete={(whole) => onComplete?.(whole)}
          aria-describedby={failed ? note : undefined}
          className={classes(styles['boxes'], failed && styles['failed'])}
          dir="ltr"
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              className={styles['box']}
              aria-label={index === 0 ? undefined : boxLabel(index + 1)}
              aria-invalid={failed || undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all the screen asks for
              autoFocus={autoFocus === true && index === 0}
            />
          ))}
        </OTPField.Root>
      </DirectionProvider>
      {failed && <FieldError id={note}>{error}</FieldError>}
    </div>
  );
}
