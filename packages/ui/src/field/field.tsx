import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  help?: ReactNode;
  /** The problem and its solution; replaces the help. */
  error?: ReactNode;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label above, control, help or error below, linked for screen readers. */
export function Field({ label, help, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const note = `${control}-note`;
  const failed = error !== undefined && error !== null && error !== '';
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={control} className={styles['label']}>
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': failed || help !== undefined ? note : undefined,
        'aria-invalid': failed || undefined,
      })}
      {failed ? <FieldError id={note}>{error}</FieldError> : <Help id={note}>{help}</Help>}
    </div>
  );
}

/** An error, announced at once. Also for groups of several fields. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles['error']}>
      <Icon name="warn" size={20} />
      <span>{children}</span>
    </p>
  );
}

function Help({ id, children }: { id: string; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <p id={id} className={styles['help']}>
      {children}
    </p>
  );
}
