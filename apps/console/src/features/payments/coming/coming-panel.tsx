import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import { AnswerFoot } from '#entities/money/answer-foot.tsx';
import { useAnswer } from '#entities/money/use-answer';
import { RecordLink } from '#entities/record/record-link.tsx';
import { recordPath } from '#entities/record/record-path';
import { useKeys } from '#platform/keys/use-keys';
import { COMING_NAMES, comingMessages as texts } from './coming.messages.ts';
import { comingQuery, keyOf, useTakeOff, type Coming } from './coming-query.ts';

interface PanelProps {
  item: Coming;
  /** It is off the list: another is chosen. */
  onAnswered: () => void;
}

const FEET = { upi: Came, 'refund-transfer': Sent, refund: null } as const;

/** A payment or a refund, what it is for, and the number that the bank gave it. */
export const ComingPanel = ({ item, onAnswered }: PanelProps) => {
  const say = useSay();
  const navigate = useNavigate();
  const { dateTime } = useFormat();
  const desks = useDesk()?.desks;
  const { kind, id, bookingNo, amount, name, at } = item;
  const Foot = FEET[kind];
  useKeys(bookingNo === null ? {} : { openPage: () => navigate(recordPath(bookingNo)) });
  return (
    <RecordPanel
      label={say(COMING_NAMES[kind])}
      head={
        <Text as="h2" size="lead" strong>
          {say(COMING_NAMES[kind])}
        </Text>
      }
      {...(desks?.includes('money') &&
        Foot !== null && { foot: <Foot item={item} onAnswered={onAnswered} /> })}
    >
      {kind === 'refund-transfer' && <Callout tone="info">{say(texts.transferHelp)}</Callout>}
      {kind === 'refund' && <Callout tone="warning">{say(texts.stuckHelp)}</Callout>}
      <DescriptionList
        facts={[
          ...(amount === null
            ? []
            : [{ key: 'amount', label: say(texts.amount), value: <Amount of={amount} /> }]),
          ...(name === '' ? [] : [{ key: 'name', label: say(texts.customer), value: name }]),
          ...(bookingNo === null
            ? []
            : [{ key: 'no', label: say(texts.booking), value: <RecordLink no={bookingNo} /> }]),
          ...(kind === 'upi' ? [{ key: 'id', label: say(texts.number), value: id }] : []),
          ...(at === null ? [] : [{ key: 'at', label: say(texts.asked), value: dateTime(at) }]),
          { key: 'due', label: say(texts.due), value: dateTime(item.dueAt) },
        ]}
      />
      {desks !== undefined && !desks.includes('money') && (
        <Callout tone="info">{say(texts.readOnly)}</Callout>
      )}
    </RecordPanel>
  );
};

const numberOf = (written: string): string | null => written.trim() || null;

const useOff = ({ item, onAnswered }: PanelProps) => {
  const takeOff = useTakeOff();
  return {
    queryKey: comingQuery.queryKey,
    onDone: (): void => {
      onAnswered();
      takeOff(keyOf(item));
    },
  };
};

function Came(props: PanelProps) {
  const { answer, isBusy, fault } = useAnswer(confirmUpi, useOff(props));
  return (
    <AnswerFoot
      isBusy={isBusy}
      fault={fault}
      main={{
        label: texts.came,
        asks: {
          label: texts.reference,
          help: texts.referenceHelp,
          missing: texts.referenceMissing,
          read: numberOf,
        },
        run: (bankReference) => answer({ reference: props.item.id, bankReference }),
      }}
    />
  );
}

function Sent(props: PanelProps) {
  const { answer, isBusy, fault } = useAnswer(recordRefundTransfer, useOff(props));
  return (
    <AnswerFoot
      isBusy={isBusy}
      fault={fault}
      main={{
        label: texts.sent,
        asks: {
          label: texts.utr,
          help: texts.utrHelp,
          missing: texts.utrMissing,
          read: numberOf,
        },
        run: (utr) => answer({ transferId: Number(props.item.id), utr }),
      }}
    />
  );
}
