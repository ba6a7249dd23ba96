import type { Booking } from '@karigar/contract/bookings/booking';
import { ServiceLabel } from '@karigar/ui/service-label/service-label';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { serviceArt } from '#shared/bookings/service-art';
import { Amount } from '#shared/format/amount.tsx';

const OUR_ART = /\/art\/service-\w+\.svg$/;

/** The service's own picture, or our drawing of it. */
export const ServicePicture = ({ image }: Pick<Booking, 'image'>) => (
  <ServiceLabel
    art={serviceArt(image)}
    {...(image !== null && !OUR_ART.test(image) && { src: image })}
  />
);

/** What is done, and for how much. Beside the meter the drawing is small. */
export const ServiceHead = ({
  booking: { serviceName, price, image },
  withTile,
}: {
  booking: Booking;
  withTile: boolean;
}) => (
  <Row gap={3} align="start">
    {withTile && <Tile art={serviceArt(image)} />}
    <Stack gap={2}>
      <Text as="h2" size="title" strong>
        {serviceName}
      </Text>
      <Amount of={price} size="medium" />
    </Stack>
  </Row>
);
