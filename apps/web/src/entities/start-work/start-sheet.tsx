import type { Booking } from '@karigar/contract/bookings/booking';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Icon } from '@karigar/ui/icon/icon';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { lazy, Suspense, useState } from 'react';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { placeOf } from '#entities/bookings/place';
import { serviceArt } from '#entities/catalogue/service-art';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { ConfirmBody } from './confirm-body.tsx';
import { StartDoubt } from './start-doubt.tsx';
import { startMessages as texts } from './start.messages.ts';
import { faultOf, type StartFault } from './start-fault.ts';
import type { Start } from './use-start-work.ts';

const StartCodeField = lazy(async () => ({
  default: (await import('./start-code-field.tsx')).StartCodeField,
}));

/** Asks for confirmation before the clock starts: what, for whom, when and where. */
export const StartSheet = ({
  booking,
  open,
  onClose,
  start,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  start: Start;
}) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const isOnline = useOnline();
  const asks = booking.asksStartCode === true;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<StartFault | null>(null);
  useOnOpening(open, () => {
    setTyped('');
    setFault(null);
  });
  const press = (): void => {
    const found = asks ? faultOf(typed) : null;
    setFault(found);
    if (found === null) start.run(typed);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.startTitle)}
      cancelLabel={say(texts.cancel)}
      confirm={{
        label: say(texts.startWork),
        icon: 'play',
        busy: start.isBusy,
        onPress: press,
      }}
    >
      <ConfirmBody>
        <Row gap={3} align="start">
          <Tile large art={serviceArt(booking.image)} />
          <Stack gap={1}>
            <Text size="lead" strong>
              {booking.serviceName}
            </Text>
            <Text>{booking.customerName}</Text>
            {booking.scheduledAt !== null && <Text strong>{dateTime(booking.scheduledAt)}</Text>}
            <Text tone="muted">{placeOf(booking)}</Text>
          </Stack>
        </Row>
        {open && <StartDoubt booking={booking} />}
        {asks && (
          <Suspense>
            <StartCodeField
              booking={booking}
              typed={typed}
              fault={fault}
              onType={(next) => {
                setTyped(next);
                setFault(null);
              }}
              onWithout={() => start.run()}
            />
          </Suspense>
        )}
        <Row gap={2}>
          <Icon name="clock" />
          <Text strong>{say(isOnline ? texts.clockStarts : texts.clockStartsOffline)}</Text>
        </Row>
      </ConfirmBody>
    </ConfirmDialog>
  );
};
