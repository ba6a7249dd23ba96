import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { STATE_WORDS } from '#entities/record/state.messages';
import { logMessages as texts } from './log.messages.ts';
import type { LoggedBooking } from './log-query.ts';

export const rowId = ({ id }: LoggedBooking): string => `booking-${id}`;

/** One booking of the log. */
export const LogRow = ({
  booking,
  place,
  selected,
  onSelect,
}: {
  booking: LoggedBooking;
  place: { readonly at: number | null; readonly of: number | null };
  selected: boolean;
  onSelect: () => void;
}) => {
  const say = useSay();
  const since = useSince();
  const { no, area, customer, serviceman, service, state, at, total } = booking;
  return (
    <QueueRow
      id={rowId(booking)}
      icon="slip"
      kind={say(STATE_WORDS[state])}
      title={service}
      detail={say(texts.detail, { no, area, customer })}
      deadline={since(at)}
      by={
        <>
          {serviceman === '' ? say(texts.nobody) : serviceman} <Amount of={total} />
        </>
      }
      selected={selected}
      followed={false}
      place={place}
      onSelect={onSelect}
    />
  );
};
