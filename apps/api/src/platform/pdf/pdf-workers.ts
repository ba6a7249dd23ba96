import { join } from 'node:path';
import { createProcessPool, type PoolSetup } from '../process-pool.ts';
import type { Order } from './typeset.ts';

export type PdfWorkers = {
  /** Makes the PDF. Throws on failure, which is always our bug, never the reader's fault. */
  readonly print: (order: Order) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

type Printed = { readonly pdf: Uint8Array } | { readonly fault: string };

const PROGRAM = join(import.meta.dirname, 'pdf-worker-process.ts');

/** Makes PDFs in confined processes: a long document blocks no call. */
export const createPdfWorkers = (setup: Partial<PoolSetup> = {}): PdfWorkers => {
  const { send, close } = createProcessPool<Order, Printed>({ program: PROGRAM, ...setup });
  return {
    print: async (order) => {
      const printed = await send(order);
      if (printed === null) throw new Error(`a printer ended at a ${order.paper}`);
      if ('fault' in printed) throw new Error(`${order.paper} not printed: ${printed.fault}`);
      return printed.pdf;
    },
    close,
  };
};
