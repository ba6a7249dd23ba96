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
  /** Where a tap on it leads. */
  readonly path: string;
  /** It can be pressed again. */
  readonly isOpen: boolean;
};

/**
 * The answer given on the alert itself, by the call of the screen. The alert's own tag is the key: pressed again after
 * a lost answer, it is said once.
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
  const isHis = result.kind === 'ok' && action === 'accept';
  const to = { id: bookingId };
  return {
    body: result.message,
    path: isHis ? acceptedPath(to) : offerPath(to),
    isOpen: false,
  };
};
