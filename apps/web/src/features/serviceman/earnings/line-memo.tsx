import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import type { Paise } from '@karigar/domain/money';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { cases } from './earnings.queries.ts';
import { nameOfLine } from './line-name.ts';
import { linesMessages as texts } from './lines.messages.ts';

/** Whether the serviceman's case about a line is open. */
const CaseState = ({ caseNo }: { caseNo: string }) => {
  const say = useSay();
  const { data } = useQuery(cases);
  const isAnswered = data?.find((one) => one.caseNo === caseNo)?.status === 'answered';
  return (
    <StatusPill look={isAnswered ? 'done' : 'pending'}>
      {say(isAnswered ? texts.answered : texts.asked, { caseNo })}
    </StatusPill>
  );
};

/** Earning lines and their sum. Each can be questioned; a questioned one shows its case. */
export const LineMemo = ({
  lines,
  total,
  onQuestion,
}: {
  lines: readonly EarningLine[];
  total: { readonly label: string; readonly amount: Paise };
  onQuestion: (line: EarningLine) => void;
}) => {
  const say = useSay();
  return (
    <BillTable
      rows={lines.map((line) => {
        const name = nameOfLine(line, say);
        return {
          key: String(line.id),
          name,
          ...(line.quantity !== null && { quantity: `× ${line.quantity}` }),
          note: (line.reason !== null || line.caseNo !== null) && (
            <>
              {line.reason !== null && (
                <Text as="span" size="small" tone="muted">
                  {line.reason}
                </Text>
              )}
              {line.caseNo !== null && <CaseState caseNo={line.caseNo} />}
            </>
          ),
          amount: <Amount of={line.amount} />,
          end: (
            <IconButton
              icon="info"
              label={say(texts.questionThis, { line: name })}
              onClick={() => onQuestion(line)}
            />
          ),
        };
      })}
      total={{ label: total.label, amount: <Amount of={total.amount} /> }}
    />
  );
};
