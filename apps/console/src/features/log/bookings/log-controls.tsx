import { useSay } from '@karigar/client/i18n/use-say';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { HeadDate, HeadSelect } from '@karigar/ui/head-control/head-control';
import { STATE_WORDS } from '#entities/record/state.messages';
import type { LoggedBooking } from './log-query.ts';
import { logMessages as texts } from './log.messages.ts';
import type { LogAddress } from './use-log-address.ts';

const NO_FILTER = { state: null, from: null, to: null, customer: null, serviceman: null };

/** What the log is limited to; `first` is a booking of it, which names whose they are. */
export const LogControls = ({
  address: { filter, limit },
  first,
}: {
  address: LogAddress;
  first: LoggedBooking | undefined;
}) => {
  const say = useSay();
  const { state, from, to, customerId, servicemanId } = filter;
  const isLimited = Object.values(filter).some((value) => value !== null);
  return (
    <>
      <HeadSelect
        label={say(texts.state)}
        icon="filter"
        value={state ?? ''}
        onChange={({ currentTarget }) => limit({ state: currentTarget.value })}
      >
        <option value="">{say(texts.allStates)}</option>
        {BOOKING_STATES.map((one) => (
          <option key={one} value={one}>
            {say(STATE_WORDS[one])}
          </option>
        ))}
      </HeadSelect>
      <HeadDate
        label={say(texts.from)}
        named
        value={from ?? ''}
        onChange={({ currentTarget }) => limit({ from: currentTarget.value })}
      />
      <HeadDate
        label={say(texts.to)}
        named
        value={to ?? ''}
        onChange={({ currentTarget }) => limit({ to: currentTarget.value })}
      />
      {customerId !== null && (
        <span>{say(texts.ofCustomer, { name: first?.customer ?? `#${customerId}` })}</span>
      )}
      {servicemanId !== null && (
        <span>{say(texts.ofServiceman, { name: first?.serviceman ?? `#${servicemanId}` })}</span>
      )}
      {isLimited && (
        <Button variant="ghost" small icon="x" onClick={() => limit(NO_FILTER)}>
          {say(texts.everything)}
        </Button>
      )}
    </>
  );
};
