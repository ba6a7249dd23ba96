import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import type { HistoryPart } from '@karigar/domain/console/record';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { lazy, Suspense } from 'react';
import { historyMessages as texts } from './history.messages.ts';
import type { HistoryEvent } from './record-query.ts';
import styles from './timeline.module.css';
import { useEventTitle } from './use-event-title.ts';

/** Only what was sent to the customer has them. */
const FateLines = lazy(async () => ({ default: (await import('./fate-lines.tsx')).FateLines }));

const ICONS: Readonly<Record<HistoryPart, IconName>> = {
  work: 'tool',
  money: 'rupee',
  messages: 'chat',
  notes: 'note',
  audit: 'eye',
};

const TO = {
  customer: { side: texts.toCustomer, named: texts.toCustomerNamed },
  serviceman: { side: texts.toServiceman, named: texts.toServicemanNamed },
} as const;

/** One thing that happened: when, what, and who did it. */
export const EventRow = ({ event }: { event: HistoryEvent }) => {
  const say = useSay();
  const since = useSince();
  const { time } = useFormat();
  const titleOf = useEventTitle();
  const { part, text, at, actor, by, to, words, amount, refusal, sentAt } = event;
  const { whom = '', former = '', agreedBy = '' } = event;
  const details = [
    to === null ? '' : say(whom === '' ? TO[to].side : TO[to].named, { name: whom }),
    text === 'reschedule' && former !== '' ? say(texts.taken, { former }) : '',
    refusal === null ? '' : say(texts.refused),
    sentAt === null ? '' : say(texts.sent, { done: time(at), sent: time(sentAt) }),
  ].filter((detail) => detail !== '');
  return (
    <li className={styles['event']}>
      <time className={styles['time']} dateTime={new Date(at).toISOString()}>
        {since(at)}
      </time>
      <span className={styles[part]}>
        <Icon name={ICONS[part]} size={16} />
      </span>
      <div className={styles['words']}>
        <span className={styles['title']}>
          {titleOf(event)}
          {amount !== null && (
            <>
              {' '}
              <Amount of={amount} />
            </>
          )}
        </span>
        {details.length > 0 && <span className={styles['detail']}>{details.join(' · ')}</span>}
        {event.fate !== undefined && (
          <Suspense>
            <FateLines fate={event.fate} />
          </Suspense>
        )}
        {words !== null && <blockquote className={styles['quote']}>{words}</blockquote>}
      </div>
      <span className={styles['by']}>
        {actor === 'system' ? say(texts.server) : by}
        {agreedBy !== '' && (
          <span className={styles['agreed']}>{say(texts.agreedBy, { name: agreedBy })}</span>
        )}
      </span>
    </li>
  );
};
