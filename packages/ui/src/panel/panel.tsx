import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './panel.module.css';
import row from './panel-row.module.css';

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
  /** The value of the label; the label is then a small line above it. */
  value?: ReactNode;
  /** A small line below. */
  hint?: ReactNode;
  danger?: boolean;
  end?: ReactNode;
  /** Without the arrow, when the end content is enough. */
  bare?: boolean;
}

export type PanelRowProps = PanelRowWords &
  (
    | { href: string }
    | {
        onPress: () => void;
        /** It opens something, like a link. */
        leads?: boolean;
      }
    | object
  );

const Chevron = () => <Icon name="right" className={styles['chevron']} />;

/** A row that is a link, a button, or text only. */
export function PanelRow(props: PanelRowProps) {
  const { icon, label, value, hint, danger, end, bare } = props;
  const className = classes(row['row'], styles['row'], danger && styles['danger']);
  const words = (
    <span className={row['words']}>
      <span className={row[value === undefined ? 'label' : 'hint']}>{label}</span>
      {value !== undefined && <span className={row['label']}>{value}</span>}
      {hint !== undefined && <span className={row['hint']}>{hint}</span>}
    </span>
  );
  const face = (
    <>
      {icon && <Icon name={icon} className={classes(row['icon'], styles['icon'])} />}
      {end === undefined ? (
        words
      ) : (
        <span className={styles['pair']}>
          {words}
          {end}
        </span>
      )}
    </>
  );
  if ('href' in props) {
    return (
      <Link href={props.href} className={className}>
        {face}
        {!bare && <Chevron />}
      </Link>
    );
  }
  if ('onPress' in props) {
    return (
      <button type="button" className={className} onClick={props.onPress}>
        {face}
        {props.leads && <Chevron />}
      </button>
    );
  }
  return <div className={className}>{face}</div>;
}
