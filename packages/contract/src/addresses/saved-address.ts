import * as z from 'zod/mini';
import { wholeNumber, words } from '../wire/values.ts';

/** Where a customer wants people to come. */
export const savedAddress = z.object({
  id: wholeNumber,
  /** Her own word for it, such as 'Home'. */
  label: words,
  /** Whom to ask for; empty where it is herself. */
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
