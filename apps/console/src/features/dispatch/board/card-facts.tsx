import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import type { ReactNode } from 'react';
import { CallButton } from '#entities/record/call-button.tsx';
import { RecordLink } from '#entities/record/record-link.tsx';
import type { useCalls } from '#entities/record/use-calls';
import type { Card } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { STATE_WORDS, WAITING_WORDS } from '#entities/record/state.messages';

const Fact = ({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) => (
  <div className={styles['fact']}>
    <Icon name={icon} size={18} />
    <dt className={styles['unseen']}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export type Calls = Pick<ReturnType<typeof useCalls>, 'callable' | 'ask'>;

/** When, where, how far, and who: few lines, so that the matches below are in view. */
export const CardFacts = ({
  card,
  assignee,
  customer,
  calls: { callable, ask },
}: {
  card: Card;
  assignee: string | null;
  customer: string | null;
  calls: Calls;
}) => {
  const say = useSay();
  const since = useSince();
  const { count } = useFormat();
  const { at, minutes, area, no, state, waits } = card;
  const length = say(texts.length, { minutes: count(minutes) });
  return (
    <dl className={styles['facts']}>
      <Fact icon="clock" label={say(texts.visit)}>
        {at === null ? length : `${since(at)} · ${length}`}
      </Fact>
      <Fact icon="pin" label={say(texts.area)}>
        {area} · <RecordLink no={no} />
      </Fact>
      <Fact icon="info" label={say(texts.state)}>
        {say(waits === null ? STATE_WORDS[state] : WAITING_WORDS[waits])}
      </Fact>
      {customer !== null && (
        <Fact icon="user" label={say(texts.customer)}>
          <span className={styles['person']}>
            <span>{customer}</span>
            {callable.includes('customer') && <CallButton side="customer" small onCall={ask} />}
          </span>
        </Fact>
      )}
      <Fact icon="tool" label={say(texts.assignee)}>
        <span className={styles['person']}>
          <span>{assignee ?? say(texts.nobody)}</span>
          {callable.includes('serviceman') && <CallButton side="serviceman" small onCall={ask} />}
        </span>
      </Fact>
    </dl>
  );
};
