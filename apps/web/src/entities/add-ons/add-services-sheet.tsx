import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesName } from '@karigar/domain/bookings/search';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Search } from '@karigar/ui/search/search';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { useEntries } from '#platform/action-queue/action-queue';
import { actionMessages } from '#entities/actions/actions.messages';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { addOnsMessages as texts } from './add-ons.messages.ts';
import styles from './add-services-sheet.module.css';
import { pick, proposalOf, sumOfPicks, type Picks } from './picks.ts';
import { PickRow } from './pick-row.tsx';
import { serviceAddOns } from './service-add-ons.ts';
import { usePropose } from './use-propose.ts';

/** One idempotency key for each opening of the sheet; the history entry is the same after a reload. */
const intentionOf = (bookingId: number, place: string): string => `add-ons-${bookingId}-${place}`;

/** The add-ons of the booking's service, to select and propose to the customer. */
export const AddServicesSheet = ({
  booking,
  first,
  open,
  onClose,
}: {
  booking: Booking;
  /** This add-on is selected when the sheet opens. */
  first: number | null;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [search, setSearch] = useState('');
  const [picks, setPicks] = useState<Picks>(new Map());
  const navigate = useNavigate();
  const { key: place, state, search: query } = useLocation();
  const intention = intentionOf(booking.id, place);
  const propose = usePropose(booking, {
    intention,
    onDone: onClose,
    // The same sheet under a new history entry: the next proposal gets a new key.
    onRefused: () => navigate({ pathname: '.', search: query }, { replace: true, state }),
  });
  // The app was closed while sending: this sheet's proposal is queued, so nothing is left to send.
  const isSent = useEntries().some(({ key }) => key === intention) && !propose.isBusy;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (open && isSent) close.current();
  }, [open, isSent]);
  useOnOpening(open, () => {
    setSearch('');
    setPicks(first === null ? new Map() : pick(new Map(), first, 1));
    propose.forget();
  });
  const { serviceId } = booking;
  const options = serviceAddOns(serviceId ?? 0);
  const {
    data: offered,
    isPending,
    isError,
  } = useQuery({
    ...options,
    enabled: open && serviceId !== null,
  });
  const items = proposalOf(picks, offered ?? []);
  const found = offered?.filter(({ name }) => matchesName(name, search)) ?? [];
  const none = offered?.length === 0 || serviceId === null;
  return (
    <Sheet
      tall
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.addServices)}
      closeLabel={say(texts.close)}
      footer={
        <Stack gap={3}>
          <div role="status">
            {propose.isNotSaved && <Callout tone="warning">{say(actionMessages.notSaved)}</Callout>}
          </div>
          <div className={styles['sum']}>
            <Text strong>{say(texts.countAdded, { count: items.length })}</Text>
            <Amount of={sumOfPicks(picks, offered ?? [])} size="medium" />
          </div>
          <Button
            block
            disabled={items.length === 0}
            busy={propose.isBusy}
            onClick={() => propose.run(items)}
          >
            {say(texts.addServices)}
          </Button>
        </Stack>
      }
    >
      <Search
        label={say(texts.search)}
        placeholder={say(texts.search)}
        clearLabel={say(texts.clearSearch)}
        value={search}
        onValueChange={setSearch}
      />
      {isError && offered === undefined && (
        <LoadFailed title={say(texts.couldNotLoad)} of={options.queryKey} />
      )}
      {isPending && !none && <Spinner label={say(readingMessages.loading)} />}
      {none && <Text tone="muted">{say(texts.none)}</Text>}
      {!none && offered !== undefined && found.length === 0 && (
        <Text tone="muted">{say(texts.noMatch)}</Text>
      )}
      <div>
        {found.map((addOn) => (
          <PickRow
            key={addOn.id}
            addOn={addOn}
            quantity={picks.get(addOn.id) ?? 0}
            onQuantity={(quantity) => setPicks(pick(picks, addOn.id, quantity))}
          />
        ))}
      </div>
    </Sheet>
  );
};
