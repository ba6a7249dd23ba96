/** The server with a bug in its gateway, which the proof must find. */
import { randomUUID } from 'node:crypto';
import { readConfig } from '#config';
import { createContext } from '#create-context';
import type { PaymentGateway } from '#platform/payments/gateway';
import { createRazorpay } from '#platform/payments/razorpay';
import { startServer } from '#server';

export type PlantedBug = 'no signature check' | 'no idempotency';

const bent = (gateway: PaymentGateway, bug: string): PaymentGateway =>
  bug === 'no signature check'
    ? {
        ...gateway,
        readEvent: (_body, { eventId }) => ({
          id: eventId,
          kind: 'payment_link.paid',
          reference: null,
          refundId: null,
        }),
      }
    : {
        ...gateway,
        // Each look takes the same money for new money.
        readPage: async (id) => {
          const page = await gateway.readPage(id);
          const fresh = page.payments.map((paid) => ({
            ...paid,
            id: `${paid.id}-${randomUUID()}`,
          }));
          return { ...page, payments: fresh };
        },
      };

const { PLANTED_BUG: bug = '' } = process.env;
const config = readConfig(process.env);
if (config.razorpay === null) throw new Error('the gateway is not set');
await startServer(
  await createContext(config, { gateway: bent(createRazorpay(config.razorpay), bug) }),
);
