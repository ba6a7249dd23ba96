import {
  MOST_LINES,
  readApprovalRequest,
  writeApprovalRequest,
  type ApprovalLine,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { local } from '@karigar/client/device/storage';
import { serverNow } from '@karigar/client/time/server-now';

const keyOf = (bookingId: number): string => `approvalRequest.${bookingId}`;
const GOOD_FOR_MS = 12 * 3_600_000;

const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

type Asked = {
  readonly bookingId: number;
  readonly servicemanId: number;
  readonly lines: readonly ApprovalLine[];
};

/** The same lines give the same request, also after a reload, so the customer's approval stays valid. */
export const createApprovalRequests = (storage: Storage, now: () => number) => ({
  requestFor: ({ bookingId, servicemanId, lines: all }: Asked): ApprovalRequest => {
    const lines = all
      .slice(0, MOST_LINES)
      .map(({ addOnId, quantity, price }) => ({ addOnId, quantity, price }));
    const askedAt = Math.floor(now() / 1000) * 1000;
    const fresh = { bookingId, servicemanId, nonce: newNonce(), askedAt, lines };
    const kept = readApprovalRequest(storage.getItem(keyOf(bookingId)) ?? '');
    const isSame =
      kept !== null &&
      Math.abs(askedAt - kept.askedAt) < GOOD_FOR_MS &&
      writeApprovalRequest({ ...fresh, nonce: kept.nonce, askedAt: kept.askedAt }) ===
        writeApprovalRequest(kept);
    if (isSame) return kept;
    storage.setItem(keyOf(bookingId), writeApprovalRequest(fresh));
    return fresh;
  },
  /** Called after the decision: the next request is a new one. */
  forget: (bookingId: number): void => storage.removeItem(keyOf(bookingId)),
});

export const approvalRequests = createApprovalRequests(local, serverNow);
