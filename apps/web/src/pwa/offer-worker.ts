import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { acceptedPath, offerPath } from '#platform/navigation/booking-path';
import type { Alert, OfferAlert } from '#platform/push/alert';
import { clientOf, heldSession } from './client-worker.ts';

export type OfferAction = 'accept' | 'refuse';

export const isOfferAction = (action: string): action is OfferAction =>
  action === 'accept' || action === 'refuse';

type Outcome = {
  readonly body: string;
  /** The path that a tap opens. */
  readonly path: string;
  /** Whether the buttons stay active. */
  readonly isOpen: boolean;
};

/**
 * Accepts or refuses an offer from the alert, with the screen's call. The alert's tag is the idempotency key:
 * pressed again after a lost reply, it takes effect once.
 */
export const answerFromAlert = async (
  { tag, path }: Pick<Alert, 'tag' | 'path'>,
  { bookingId, orderId, unsent }: OfferAlert,
  action: OfferAction,
): Promise<Outcome> => {
  const session = await heldSession();
  const lost = { body: unsent, path, isOpen: true };
  if (session === null || session.owesProof) return lost;
  const call = await clientOf(session);
  const made = action === 'accept' ? acceptOffer : refuseOffer;
  const result = await call(made, { bookingId, orderId }, { key: `${action}-${tag}` });
  if (result.kind !== 'ok' && result.kind !== 'refused') return lost;
  const isOwn = result.kind === 'ok' && action === 'accept';
  const to = { id: bookingId };
  return {
    body: result.message,
    path: isOwn ? acceptedPath(to) : offerPath(to),
    isOpen: false,
  };
};
