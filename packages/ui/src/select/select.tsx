import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldWords } from '../field/field.tsx';
import box from '../field/input-box.module.css';
import { Icon } from '../icon/icon.tsx';

export interface SelectProps extends FieldWords, ComponentPropsWithRef<'select'> {}

/** The native select: bigger, faster and familiar. Options are children. */
export function Select({ label, help, error, id, className, children, ...rest }: SelectProps) {
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(control) => (
        <span className={box['box']}>
          <select {...rest} {...control} className={classes(box['input'], box['select'])}>
            {children}
          </select>
          <Icon name="down" size={24} className={box['chevron']} />
        </span>
      )}
    </Field>
  );
}
