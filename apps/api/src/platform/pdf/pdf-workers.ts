import { join } from 'node:path';
import { createProcessPool, type PoolSetup } from '../process-pool.ts';
import type { Order } from './typeset.ts';

export type Printers = {
  /** The paper as a PDF. Throws when it cannot be printed: that is our fault, never the reader's. */
  readonly print: (order: Order) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

type Printed = { readonly pdf: Uint8Array } | { readonly fault: string };

const PROGRAM = join(import.meta.dirname, 'printer-process.ts');

/** Prints in confined processes of their own: a long paper keeps no call waiting. */
export const createPrinters = (setup: Partial<PoolSetup> = {}): Printers => {
  const { ask, close } = createProcessPool<Order, Printed>({ program: PROGRAM, ...setup });
  return {
    print: async (order) => {
      const printed = await ask(order);
      if (printed === null) throw new Error(`a printer ended at a ${order.paper}`);
      if ('fault' in printed) throw new Error(`${order.paper} not printed: ${printed.fault}`);
      return printed.pdf;
    },
    close,
  };
};
