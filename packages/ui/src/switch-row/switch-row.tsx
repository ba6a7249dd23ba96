import { Switch } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './switch-row.module.css';

export interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The whole row is the target, the switch only shows. */
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
      className={styles['row']}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      disabled={disabled}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      {icon && <Icon name={icon} className={styles['icon']} />}
      <span className={styles['words']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles['hint']}>
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
