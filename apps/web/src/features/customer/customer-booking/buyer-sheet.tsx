import type { OutputOf } from '@karigar/contract/define-call';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { getBuyer } from '@karigar/contract/receipts/get-buyer';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { reading } from '#platform/cache/read';
import { readingMessages } from '#platform/cache/reading.messages';
import { buyerMessages as texts } from './buyer.messages.ts';
import { useSaveBuyer } from './use-save-buyer.ts';

type Booking = MyBooking['booking'];
type Read = OutputOf<typeof getBuyer>;

const buyerOf = ({ id, orderId }: Booking) =>
  queryOptions({
    queryKey: liveKey.mine(id, 'buyer'),
    queryFn: reading(getBuyer, { bookingId: id, orderId }),
  });

interface FormProps {
  booking: Booking;
  read: Read;
  onClose: () => void;
}

const Form = ({ booking, read, onClose }: FormProps) => {
  const say = useSay();
  const { buyer, last, state } = read;
  const [gstin, setGstin] = useState(buyer?.gstin ?? '');
  const [name, setName] = useState(buyer?.name ?? '');
  const save = useSaveBuyer(booking, onClose);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.run({ gstin, name });
      }}
    >
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {say(texts.help)}
        </Text>
        {last !== null && buyer === null && gstin === '' && (
          <Button
            variant="tonal"
            block
            icon="history"
            onClick={() => {
              setGstin(last.gstin);
              setName(last.name);
            }}
          >
            {say(texts.takeLast, { name: last.name })}
          </Button>
        )}
        <TextField
          name="gstin"
          label={say(texts.gstin)}
          help={say(texts.gstinHelp, { state })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={gstin}
          onChange={({ target }) => {
            setGstin(target.value);
            save.mend();
          }}
        />
        <TextField
          name="business"
          label={say(texts.name)}
          help={say(texts.nameHelp)}
          autoComplete="organization"
          maxLength={120}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            save.mend();
          }}
        />
        {save.fault !== undefined && (
          <Callout alert tone="bad">
            {save.fault.words}
          </Callout>
        )}
        <Button type="submit" block busy={save.isBusy} busyLabel={say(texts.saving)}>
          {say(texts.save)}
        </Button>
        {buyer !== null && (
          <Button variant="secondary" block busy={save.isBusy} onClick={save.remove}>
            {say(texts.remove)}
          </Button>
        )}
      </Stack>
    </form>
  );
};

const Body = ({ booking, onClose }: Omit<FormProps, 'read'>) => {
  const say = useSay();
  const query = buyerOf(booking);
  const { data, error } = useQuery(query);
  if (data === undefined)
    return error === null ? (
      <Spinner label={say(readingMessages.loading)} />
    ) : (
      <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
    );
  if (!data.isInvoiced) return <Form booking={booking} read={data} onClose={onClose} />;
  return (
    <Stack gap={3}>
      {data.buyer !== null && (
        <>
          <Text strong>{data.buyer.name}</Text>
          <Text>{say(texts.rowGiven, { gstin: data.buyer.gstin })}</Text>
        </>
      )}
      <Callout tone="info">{say(texts.written)}</Callout>
    </Stack>
  );
};

/** GSTIN and name of the business to which the booking is invoiced. */
export const BuyerSheet = ({ booking, onClose }: Omit<FormProps, 'read'>) => {
  const say = useSay();
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
    >
      <Body booking={booking} onClose={onClose} />
    </Sheet>
  );
};
