import type { Booking } from '@karigar/contract/bookings/booking';
import { ServiceLabel } from '@karigar/ui/service-label/service-label';
import { serviceArt } from './service-art.ts';

const OUR_ART = /\/art\/service-\w+\.svg$/;

/** The service's own picture, or our drawing of it. */
export const ServicePicture = ({ image }: Pick<Booking, 'image'>) => (
  <ServiceLabel
    art={serviceArt(image)}
    {...(image !== null && !OUR_ART.test(image) && { src: image })}
  />
);
