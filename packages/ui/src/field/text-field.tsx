import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldWords } from './field.tsx';
import box from './input-box.module.css';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** Inside the box, after the text. */
  trailing?: ReactNode;
}

export function TextField({
  label,
  help,
  error,
  id,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(control) => (
        <span className={box['box']}>
          <input type="text" {...rest} {...control} className={box['input']} />
          {trailing}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

export function TextArea({ label, help, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(control) => (
        <span className={box['box']}>
          <textarea {...rest} {...control} className={classes(box['input'], box['area'])} />
        </span>
      )}
    </Field>
  );
}
