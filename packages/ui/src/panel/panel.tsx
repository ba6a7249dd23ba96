import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './panel.module.css';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  padded?: boolean;
  /** Its children are rows with hairlines between. */
  rows?: boolean;
}

export function Panel({ padded, rows, className, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={classes(
        styles['panel'],
        padded && styles['padded'],
        rows && styles['rows'],
        className,
      )}
    />
  );
}

interface PanelRowWords {
  icon?: IconName;
  label: ReactNode;
  /** What the label names; the label is then a small line above it. */
  value?: ReactNode;
  /** A small line below. */
  hint?: ReactNode;
  danger?: boolean;
  end?: ReactNode;
}

export type PanelRowProps = PanelRowWords & ({ href: string } | { onPress: () => void } | object);

/** A row that leads somewhere, does something, or only says something. */
export function PanelRow(props: PanelRowProps) {
  const { icon, label, value, hint, danger, end } = props;
  const className = classes(styles['row'], danger && styles['danger']);
  const face = (
    <>
      {icon && <Icon name={icon} className={styles['icon']} />}
      <span className={styles['words']}>
        <span className={styles[value === undefined ? 'label' : 'hint']}>{label}</span>
        {value !== undefined && <span className={styles['label']}>{value}</span>}
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </span>
      {end}
    </>
  );
  if ('href' in props) {
    return (
      <Link href={props.href} className={className}>
        {face}
        <Icon name="right" className={styles['chevron']} />
      </Link>
    );
  }
  if ('onPress' in props) {
    return (
      <button type="button" className={className} onClick={props.onPress}>
        {face}
      </button>
    );
  }
  return <div className={className}>{face}</div>;
}
