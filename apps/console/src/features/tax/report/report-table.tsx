import { useId, type ReactNode } from 'react';
import { Text } from '@karigar/ui/text/text';
import styles from './report.module.css';

export interface Column {
  readonly key: string;
  readonly head: string;
  /** Numbers stand below each other at the end side. */
  readonly isNumber?: boolean;
}

interface TableProps {
  title: string;
  end?: ReactNode;
  columns: readonly Column[];
  rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
  total?: Readonly<Record<string, ReactNode>>;
  empty: string;
}

const classOf = ({ isNumber }: Column) => (isNumber === true ? styles['number'] : undefined);

/** One paper of the month. */
export const ReportTable = ({ title, end, columns, rows, total, empty }: TableProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <Text as="h2" size="lead" strong id={id}>
          {title}
        </Text>
        {end}
      </div>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']} aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={classOf(column)}>
                    {column.head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map((column) => (
                    <td key={column.key} className={classOf(column)}>
                      {cells[column.key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total !== undefined && (
              <tfoot>
                <tr>
                  {columns.map((column) => (
                    <td key={column.key} className={classOf(column)}>
                      {total[column.key]}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </section>
  );
};
