import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { negative } from '@karigar/domain/money';
import { Text } from '@karigar/ui/text/text';
import { RecordLink } from '#entities/record/record-link.tsx';
import { ACCOUNT_WORDS, booksMessages as texts, CAUSE_WORDS } from './books.messages.ts';
import type { Line } from './books-query.ts';
import styles from './books.module.css';

/** Lines of the ledger; those of one event stand together and add up to zero. */
export const LinesTable = ({ lines }: { lines: readonly Line[] }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={say(texts.lines)}>
        <thead>
          <tr>
            <th scope="col">{say(texts.event)}</th>
            <th scope="col">{say(texts.account)}</th>
            <th scope="col">{say(texts.owner)}</th>
            <th scope="col">{say(texts.booking)}</th>
            <th scope="col" className={styles['number']}>
              {say(texts.debit)}
            </th>
            <th scope="col" className={styles['number']}>
              {say(texts.credit)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const isFirst = lines[index - 1]?.eventId !== line.eventId;
            return (
              <tr key={line.id} data-first={isFirst}>
                <td>
                  {isFirst && (
                    <>
                      <Text strong>{say(CAUSE_WORDS[line.cause])}</Text>
                      <Text size="small" tone="muted">
                        {[
                          dateTime(line.at),
                          line.by === '' ? '' : say(texts.by, { name: line.by }),
                          line.reason,
                        ]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </Text>
                    </>
                  )}
                </td>
                <th scope="row">{say(ACCOUNT_WORDS[line.account])}</th>
                <td>{line.owner}</td>
                <td>{line.bookingNo !== '' && <RecordLink no={line.bookingNo} />}</td>
                <td className={styles['number']}>
                  {line.amount > 0 && <Amount of={line.amount} />}
                </td>
                <td className={styles['number']}>
                  {line.amount < 0 && <Amount of={negative(line.amount)} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
