import { Switch } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import row from '../panel/panel-row.module.css';
import styles from './switch-row.module.css';

export interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The whole row is the touch target; the switch only shows the state. */
export function SwitchRow({
  label,
  hint,
  icon,
  checked,
  onCheckedChange,
  disabled,
}: SwitchRowProps) {
  const id = useId();
  return (
    <Switch.Root
      nativeButton
      render={(props) => <button {...props} type="button" />}
      className={classes(row['row'], styles['row'])}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      disabled={disabled}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      {icon && <Icon name={icon} className={classes(row['icon'], styles['icon'])} />}
      <span className={row['words']}>
        <span id={id} className={row['label']}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={classes(row['hint'], styles['hint'])}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles['track']}>
        <Switch.Thumb className={styles['thumb']} />
      </span>
    </Switch.Root>
  );
}
