import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './bill-table.module.css';

export interface BillTableProps {
  /** A ruled row has a line above it: it sums up the rows before. */
  rows: readonly {
    key: string;
    name: ReactNode;
    quantity?: ReactNode;
    amount: ReactNode;
    /** Below the name: a reason or a status. */
    note?: ReactNode;
    /** After the amount, such as a button about this row. */
    end?: ReactNode;
    ruled?: boolean;
  }[];
  total: { label: ReactNode; amount: ReactNode };
}

/** A bill, styled as a cash memo. */
export function BillTable({ rows, total }: BillTableProps) {
  return (
    <dl className={styles['memo']}>
      {rows.map(({ key, name, quantity, amount, note, end, ruled }) => (
        <div
          key={key}
          className={classes(
            styles['row'],
            ruled && styles['ruled'],
            end !== undefined && styles['with-end'],
          )}
        >
          <dt>
            {name}{' '}
            {quantity !== undefined && <small className={styles['quantity']}>{quantity}</small>}
            {note && <span className={styles['note']}>{note}</span>}
          </dt>
          <dd className={styles['amount']}>{amount}</dd>
          {end !== undefined && <dd className={styles['end']}>{end}</dd>}
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{total.label}</dt>
        <dd className={styles['sum']}>{total.amount}</dd>
      </div>
    </dl>
  );
}
