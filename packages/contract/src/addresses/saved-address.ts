import * as z from 'zod/mini';
import { wholeNumber, words } from '../wire/values.ts';

/** An address that a customer has saved. */
export const savedAddress = z.object({
  id: wholeNumber,
  /** The customer's label, such as 'Home'. */
  label: words,
  /** The person to ask for; empty for the customer. */
  contactName: words,
  flatNo: words,
  street: words,
  landmark: words,
  areaId: wholeNumber,
  area: words,
  city: words,
  pinCode: words,
  latitude: z.number(),
  longitude: z.number(),
});
export type SavedAddress = z.output<typeof savedAddress>;
