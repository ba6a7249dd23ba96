import type { OutputOf } from '@karigar/contract/define-call';
import type { listCases } from '@karigar/contract/earnings/list-cases';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { EarningsPage } from './earnings-page.tsx';
import { cases } from './earnings.queries.ts';
import { nameOfLine } from './line-name.ts';
import { linesMessages } from './lines.messages.ts';
import { periodsMessages as texts } from './periods.messages.ts';
import styles from './question-sheet.module.css';

type Case = OutputOf<typeof listCases>[number];

const CasePanel = ({ of }: { of: Case }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  const { caseNo, status, question, askedAt, answer, line, bookingId, orderId, bookingNo } = of;
  const isAnswered = status === 'answered';
  return (
    <Panel padded>
      <Stack gap={3}>
        <Row gap={3} wrap className={styles['line']}>
          <Text as="h2" strong>
            {nameOfLine(line, say)}
          </Text>
          <Amount of={line.amount} size="small" />
        </Row>
        <Row gap={2} wrap>
          <StatusPill look={isAnswered ? 'done' : 'pending'}>
            {say(isAnswered ? linesMessages.answered : linesMessages.asked, { caseNo })}
          </StatusPill>
          <Text size="small" tone="muted">
            {unbroken([bookingNo, ...(askedAt === null ? [] : [dateTime(askedAt)])].join(' · '))}
          </Text>
        </Row>
        <Text>{question}</Text>
        {answer !== null && (
          <div>
            <Text size="small" tone="muted">
              {say(texts.answer)}
            </Text>
            <Text strong>{answer}</Text>
          </div>
        )}
        <Button
          variant="tonal"
          onClick={() =>
            navigate(pathTo('earningsPart', { part: 'job' }), {
              state: { bookingId, mainId: orderId },
            })
          }
        >
          {say(texts.openJob)}
        </Button>
      </Stack>
    </Panel>
  );
};

/** The serviceman's cases about earning lines, and the answers. */
export const QuestionsScreen = () => {
  const say = useSay();
  return (
    <EarningsPage
      title={say(texts.questions)}
      of={cases.queryKey}
      read={useQuery(cases)}
      couldNotLoad={say(texts.questionsDidNotLoad)}
    >
      {(asked) =>
        asked.length === 0 ? (
          <Empty
            scene="scene-empty"
            title={say(texts.noQuestions)}
            help={say(texts.noQuestionsHelp)}
          />
        ) : (
          asked.map((of) => <CasePanel key={of.caseNo} of={of} />)
        )
      }
    </EarningsPage>
  );
};
