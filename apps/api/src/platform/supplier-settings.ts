import * as z from 'zod/mini';

const supplier = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** SAC (service accounting code), with the categories that have their own. */
  sac: z.string(),
  sacOfCategory: z._default(z.record(z.string(), z.string()), {}),
});
export type Supplier = z.output<typeof supplier>;
/** One for each state with a registration; the first supplies where the others do not. */
export const suppliers = z.pipe(
  z.union([z.array(supplier).check(z.minLength(1)), supplier]),
  z.transform((given): readonly Supplier[] => (Array.isArray(given) ? given : [given])),
);
