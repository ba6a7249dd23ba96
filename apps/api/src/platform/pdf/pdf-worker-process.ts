import { createTypesetter, type Order } from './typeset.ts';

const typeset = createTypesetter();

/** Program of a PDF worker: receives an order, sends a PDF or the fault. */
process.on('message', (order: Order) => {
  try {
    process.send?.({ pdf: typeset(order) });
  } catch (error) {
    process.send?.({ fault: String(error) });
  }
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
