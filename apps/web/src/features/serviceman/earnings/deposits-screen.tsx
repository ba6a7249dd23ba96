import type { DepositStatus } from '@karigar/domain/ledger/deposit';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { cashMessages as texts } from './cash.messages.ts';
import { EarningsPage } from './earnings-page.tsx';
import { deposits } from './earnings.queries.ts';
import styles from './question-sheet.module.css';

const STATES = {
  waiting: { look: 'pending', words: texts.statusWaiting },
  confirmed: { look: 'done', words: texts.statusConfirmed },
  refused: { look: 'off', words: texts.statusRefused },
} as const satisfies Record<DepositStatus, { look: StatusLook; words: unknown }>;

/** The serviceman's deposits, and their status. */
export const DepositsScreen = () => {
  const say = useSay();
  const { dateTime } = useFormat();
  return (
    <EarningsPage
      title={say(texts.deposits)}
      of={deposits.queryKey}
      read={useQuery(deposits)}
      couldNotLoad={say(texts.couldNotLoad)}
    >
      {(made) =>
        made.length === 0 ? (
          <Empty
            scene="scene-empty"
            title={say(texts.noDeposits)}
            help={say(texts.noDepositsHelp)}
          />
        ) : (
          made.map(({ id, amount, way, reference, status, depositedAt, reason }) => (
            <Panel key={id} padded>
              <Stack gap={2}>
                <Row gap={3} wrap className={styles['line']}>
                  <Amount of={amount} size="medium" />
                  <StatusPill look={STATES[status].look}>{say(STATES[status].words)}</StatusPill>
                </Row>
                <Text size="small" tone="muted">
                  {[
                    say(texts[way]),
                    reference,
                    ...(depositedAt === null ? [] : [dateTime(depositedAt)]),
                  ].join(' · ')}
                </Text>
                {reason !== null && <Text size="small">{reason}</Text>}
              </Stack>
            </Panel>
          ))
        )
      }
    </EarningsPage>
  );
};
