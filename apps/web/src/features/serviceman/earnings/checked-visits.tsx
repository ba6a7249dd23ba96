import type { CheckedVisit } from '@karigar/contract/earnings/get-earnings';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { earningsMessages as texts } from './earnings.messages.ts';

/** Visits that found nobody and are not payable yet, with the time by which our team decides. */
export const CheckedVisits = ({ visits }: { visits: readonly CheckedVisit[] }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  if (visits.length === 0) return null;
  return (
    <Panel rows aria-label={say(texts.checked)}>
      {visits.map(({ bookingId, bookingNo, amount, by }) => (
        <PanelRow
          key={bookingId}
          icon="hour"
          label={say(texts.checked)}
          hint={[
            bookingNo,
            ...(by === null ? [] : [say(texts.checkedBy, { time: dateTime(by) })]),
          ].join(' · ')}
          end={<Amount of={amount} size="small" />}
          href={pathTo('bookingHistoryDetail', { id: bookingId })}
        />
      ))}
    </Panel>
  );
};
