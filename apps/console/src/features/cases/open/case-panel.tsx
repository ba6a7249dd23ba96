import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { answerCase } from '@karigar/contract/corrections/answer-case';
import { writePercent } from '@karigar/domain/ledger/percent';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import { AnswerFoot } from '#entities/money/answer-foot.tsx';
import { useAnswer } from '#entities/money/use-answer';
import { CorrectLink } from '#entities/record/correct-link.tsx';
import { RecordLink } from '#entities/record/record-link.tsx';
import { recordPath } from '#entities/record/record-path';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { casesMessages as texts, LINE_NAMES } from './cases.messages.ts';
import { useTakeOff, type Case } from './cases-query.ts';

interface PanelProps {
  of: Case;
  /** It is off the list: another is chosen. */
  onAnswered: () => void;
}

/** A question with the line, the rule that made it, its job and its bill; and the answer. */
export const CasePanel = ({ of, onAnswered }: PanelProps) => {
  const say = useSay();
  const navigate = useNavigate();
  const { dateTime } = useFormat();
  const desks = useDesk()?.desks;
  const { line } = of;
  const name = say(LINE_NAMES[line.kind]);
  useKeys({ openPage: () => navigate(recordPath(of.bookingNo)) });
  return (
    <RecordPanel
      label={of.caseNo}
      head={
        <Text as="h2" size="lead" strong>
          {of.name}
        </Text>
      }
      {...(desks?.includes('money') && { foot: <Answer of={of} onAnswered={onAnswered} /> })}
    >
      <Text as="h3" strong>
        {say(texts.question)}
      </Text>
      <Text>{of.question}</Text>
      <Text as="h3" strong>
        {say(texts.line)}
      </Text>
      <DescriptionList
        facts={[
          {
            key: 'line',
            label: say(texts.line),
            value: line.name === '' ? name : `${name} · ${line.name}`,
          },
          { key: 'amount', label: say(texts.amount), value: <Amount of={line.amount} /> },
          ...(line.rate === null
            ? []
            : [
                {
                  key: 'rule',
                  label: say(texts.rule),
                  value: say(texts.ruleRate, { rate: writePercent(line.rate) }),
                },
              ]),
          { key: 'written', label: say(texts.written), value: dateTime(line.at) },
          ...(line.reason === ''
            ? []
            : [{ key: 'reason', label: say(texts.reason), value: line.reason }]),
        ]}
      />
      <Text as="h3" strong>
        {say(texts.job)}
      </Text>
      <DescriptionList
        facts={[
          { key: 'no', label: say(texts.booking), value: <RecordLink no={of.bookingNo} /> },
          { key: 'service', label: say(texts.service), value: of.service },
          { key: 'total', label: say(texts.total), value: <Amount of={of.total} /> },
          { key: 'paid', label: say(texts.paid), value: <Amount of={of.paid} /> },
          { key: 'asked', label: say(texts.asked), value: dateTime(of.askedAt) },
          { key: 'due', label: say(texts.due), value: dateTime(of.dueAt) },
        ]}
      />
      <CorrectLink no={of.bookingNo} />
      {desks !== undefined && !desks.includes('money') && (
        <Callout tone="info">{say(texts.readOnly)}</Callout>
      )}
    </RecordPanel>
  );
};

const Answer = ({ of: { caseNo }, onAnswered }: PanelProps) => {
  const takeOff = useTakeOff();
  const { answer, isBusy, fault } = useAnswer(answerCase, {
    queryKey: liveKey.cases,
    onDone: () => {
      onAnswered();
      takeOff(caseNo);
    },
  });
  return (
    <AnswerFoot
      isBusy={isBusy}
      fault={fault}
      main={{
        label: texts.answer,
        asks: {
          label: texts.answerLabel,
          help: texts.answerHelp,
          missing: texts.answerMissing,
          read: readWrittenReason,
        },
        run: (words) => answer({ caseNo, answer: words }),
      }}
    />
  );
};
