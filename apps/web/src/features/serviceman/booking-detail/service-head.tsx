import type { Booking } from '@karigar/contract/bookings/booking';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { StatusNamePill } from '#entities/bookings/booking-pills.tsx';
import { serviceArt } from '#entities/catalogue/service-art';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import styles from './service-head.module.css';

/** The service and its price. Beside the meter the drawing is small; the bar then shows the state of the work. */
export const ServiceHead = ({ booking, withTile }: { booking: Booking; withTile: boolean }) => (
  <Row gap={3} align="start">
    {withTile && <Tile art={serviceArt(booking.image)} />}
    <Stack gap={2} className={styles['words']}>
      <Text as="h2" size="title" strong>
        {booking.serviceName}
      </Text>
      <div className={styles['price']}>
        <Amount of={booking.price} size="medium" />
        {booking.state === 'started' && <StatusNamePill statusName={booking.statusName} />}
      </div>
    </Stack>
  </Row>
);
