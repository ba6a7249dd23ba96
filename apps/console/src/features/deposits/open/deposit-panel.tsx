import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { cashLevel } from '@karigar/domain/ledger/cash-limit';
import { minus } from '@karigar/domain/money';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import { AnswerFoot } from '#entities/money/answer-foot.tsx';
import { useAnswer } from '#entities/money/use-answer';
import { liveKey } from '#platform/cache/live-keys';
import { depositsMessages as texts, WAY_NAMES } from './deposits.messages.ts';
import { useTakeOff, type Deposit } from './deposits-query.ts';

interface PanelProps {
  deposit: Deposit;
  /** It is off the list: another is chosen. */
  onAnswered: () => void;
}

/** A deposit, what its serviceman carries before and after it, and the answer. */
export const DepositPanel = ({ deposit, onAnswered }: PanelProps) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const desks = useDesk()?.desks;
  const { name, amount, cashInHand } = deposit;
  return (
    <RecordPanel
      label={name}
      head={
        <Text as="h2" size="lead" strong>
          {name}
        </Text>
      }
      {...(desks?.includes('money') && {
        foot: <Answer deposit={deposit} onAnswered={onAnswered} />,
      })}
    >
      {cashLevel(cashInHand) === 'over' && <Callout tone="warning">{say(texts.overLimit)}</Callout>}
      <DescriptionList
        facts={[
          { key: 'amount', label: say(texts.amount), value: <Amount of={amount} /> },
          { key: 'way', label: say(texts.way), value: say(WAY_NAMES[deposit.way]) },
          { key: 'reference', label: say(texts.reference), value: deposit.reference },
          { key: 'when', label: say(texts.when), value: dateTime(deposit.depositedAt) },
          { key: 'due', label: say(texts.due), value: dateTime(deposit.dueAt) },
          { key: 'cash', label: say(texts.cash), value: <Amount of={cashInHand} /> },
          {
            key: 'after',
            label: say(texts.after),
            value: <Amount of={minus(cashInHand, amount)} />,
          },
        ]}
      />
      {desks !== undefined && !desks.includes('money') && (
        <Callout tone="info">{say(texts.readOnly)}</Callout>
      )}
    </RecordPanel>
  );
};

const Answer = ({ deposit: { id: depositId }, onAnswered }: PanelProps) => {
  const takeOff = useTakeOff();
  const { answer, isBusy, fault } = useAnswer(confirmDeposit, {
    queryKey: liveKey.deposits,
    onDone: () => {
      onAnswered();
      takeOff(depositId);
    },
  });
  return (
    <AnswerFoot
      isBusy={isBusy}
      fault={fault}
      main={{
        label: texts.came,
        run: (reason) => answer({ depositId, outcome: 'confirmed', reason }),
      }}
      other={{
        label: texts.missing,
        asks: {
          label: texts.why,
          help: texts.whyHelp,
          missing: texts.whyMissing,
          read: readWrittenReason,
        },
        run: (reason) => answer({ depositId, outcome: 'refused', reason }),
      }}
    />
  );
};
