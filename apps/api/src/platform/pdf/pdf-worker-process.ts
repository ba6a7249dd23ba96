import { createTypesetter, type Order } from './typeset.ts';

const typeset = createTypesetter();

/** The inside of a printer: what to print comes in, a PDF or why there is none goes out. */
process.on('message', (order: Order) => {
  try {
    process.send?.({ pdf: typeset(order) });
  } catch (error) {
    process.send?.({ fault: String(error) });
  }
});
// Nobody is left to print for.
process.on('disconnect', () => process.exit());
