import {
  readApprovalRequest,
  writeApprovalRequest,
  type ApprovalAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { useEffect, useState } from 'react';
import { sessionCache } from '#platform/session/session';

export type GivenAnswer = { readonly request: ApprovalRequest; readonly answer: ApprovalAnswer };

const nameOf = (bookingId: number): string => `approval ${bookingId}`;

const read = async (bookingId: number): Promise<GivenAnswer | null> => {
  const kept = (await sessionCache.get(nameOf(bookingId))) as
    | { readonly asked: string; readonly answer: ApprovalAnswer }
    | undefined;
  const request = readApprovalRequest(kept?.asked ?? '');
  return kept === undefined || request === null ? null : { request, answer: kept.answer };
};

/** The last offline approval of this booking, stored with the session: a request is decided once. */
export const useGivenAnswer = (bookingId: number) => {
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  useEffect(() => {
    let isGone = false;
    const recall = async (): Promise<void> => {
      const kept = await read(bookingId);
      if (!isGone && kept !== null) setGiven((now) => now ?? kept);
    };
    // A phone that cannot persist forgets it with the page.
    recall().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [bookingId]);
  return {
    given,
    keep: (answered: GivenAnswer): void => {
      setGiven(answered);
      const asked = writeApprovalRequest(answered.request);
      sessionCache.put(nameOf(bookingId), { asked, answer: answered.answer }).catch(() => {});
    },
  };
};
