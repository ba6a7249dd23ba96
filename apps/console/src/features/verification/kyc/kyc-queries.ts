import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import type { checkNumber } from '@karigar/contract/verification/check-number';
import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { listDocuments } from '@karigar/contract/verification/list-documents';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Item = OutputOf<typeof listDocuments>['items'][number];
export type Candidate = OutputOf<typeof getCandidate>;
export type CandidateDocument = Candidate['documents'][number];
export type Look = OutputOf<typeof lookAtDocument>;

/** What is behind the first hundred comes up as these are answered. */
const MOST = 100;
const POLL_MS = 5000;
/** A document falls due without a change, so without a hint. */
const LIVE_POLL_MS = 30_000;

export const queueQuery = queryOptions({
  queryKey: [...liveKey.kyc, 'queue'],
  queryFn: reading(listDocuments, { limit: MOST }),
  refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
});

/** Not polled: every read is audited, and an answer names what it is about. */
export const candidateQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...liveKey.kyc, 'candidate', accountId],
    queryFn: reading(getCandidate, { accountId }),
  });

/** The file after a number of this document was compared. */
export const withNumberCheck = (
  file: Candidate | undefined,
  documentId: number,
  { isEqual, triesLeft }: OutputOf<typeof checkNumber>,
): Candidate | undefined =>
  file && {
    ...file,
    documents: file.documents.map((document) =>
      document.id === documentId ? { ...document, isNumberEqual: isEqual, triesLeft } : document,
    ),
  };

/** Audited as the reason of every look from the queue. */
const LOOK_REASON = 'Review of a document that waits';

/** Every look is counted and leaves a mark, so an open picture is not fetched again, nor kept once it is closed. */
export const lookQuery = ({ id, upload }: Pick<CandidateDocument, 'id' | 'upload'>) =>
  queryOptions({
    queryKey: ['look-at-document', id, upload],
    queryFn: reading(lookAtDocument, { documentId: id, reason: LOOK_REASON }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
