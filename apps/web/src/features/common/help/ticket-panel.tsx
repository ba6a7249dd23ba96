import type { OutputOf } from '@karigar/contract/define-call';
import type { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import type { TicketStatus } from '@karigar/domain/help/ticket';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useFormat } from '@karigar/client/i18n/use-format';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './ticket-panel.module.css';
import { categoryTexts, helpMessages as texts, statusTexts } from './help.messages.ts';

type Ticket = OutputOf<typeof listMyTickets>[number];

const LOOKS: Readonly<Record<TicketStatus, StatusLook>> = {
  open: 'pending',
  acknowledged: 'live',
  answered: 'done',
};

/** The deadline of the next reply; null once resolved. */
const useDeadline = ({ status, acknowledgeBy, resolveBy }: Ticket): string | null => {
  const say = useSay();
  const { dateTime, date } = useFormat();
  if (status === 'open' && acknowledgeBy !== null)
    return say(texts.takenUpBy, { when: dateTime(acknowledgeBy) });
  return status === 'acknowledged' && resolveBy !== null
    ? say(texts.settledBy, { when: date(resolveBy) })
    : null;
};

export const TicketPanel = ({ of }: { of: Ticket }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const deadline = useDeadline(of);
  const { ticketNo, category, status, words, bookingNo, openedAt, answer } = of;
  const about = [say(categoryTexts[category]), ...(bookingNo === null ? [] : [bookingNo])];
  return (
    <Panel padded>
      <Stack gap={3}>
        <Row gap={3} wrap className={styles['head']}>
          <Text as="h3" strong>
            {ticketNo}
          </Text>
          <StatusPill look={LOOKS[status]}>{say(statusTexts[status])}</StatusPill>
        </Row>
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {unbroken(about.join(' · '))}
          </Text>
          <Text className={styles['words']}>{words}</Text>
        </Stack>
        {answer !== null && (
          <div>
            <Text size="small" tone="muted">
              {say(texts.answer)}
            </Text>
            <Text strong className={styles['words']}>
              {answer}
            </Text>
          </div>
        )}
        <Text size="small" tone="muted">
          {[
            ...(openedAt === null ? [] : [say(texts.openedOn, { when: dateTime(openedAt) })]),
            ...(deadline === null ? [] : [deadline]),
          ].join(' · ')}
        </Text>
      </Stack>
    </Panel>
  );
};
