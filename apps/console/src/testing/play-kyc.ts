import { NOW } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { listDocuments } from '@karigar/contract/verification/list-documents';
import { playConsole } from './show-console.tsx';

type Item = OutputOf<typeof listDocuments>['items'][number];
type Candidate = OutputOf<typeof getCandidate>;
type CandidateDocument = Candidate['documents'][number];

const HOUR_MS = 3_600_000;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PROFILE_PICTURE = PIXEL;

export const anItem = (of: Partial<Item>): Item => ({
  kind: 'document',
  accountId: 21,
  name: 'Manoj Shinde',
  documentId: null,
  documentType: null,
  sentAt: NOW - 17 * HOUR_MS,
  dueAt: NOW + 7 * HOUR_MS,
  isLate: false,
  isSecond: false,
  ...of,
});

export const aDocument = (of: Partial<CandidateDocument>): CandidateDocument => ({
  id: 31,
  type: 'pan',
  state: 'pending',
  upload: 1,
  sentAt: NOW - 17 * HOUR_MS,
  validUntil: null,
  isSigned: false,
  isNumberEqual: false,
  triesLeft: 5,
  isNumberElsewhere: false,
  waitsForAnother: false,
  ...of,
});

export const aCandidate = (of: Partial<Candidate> = {}): Candidate => ({
  accountId: 21,
  name: 'Manoj Shinde',
  picture: PROFILE_PICTURE,
  language: 'hi',
  verifiedAt: null,
  documents: [aDocument({})],
  answers: [],
  bank: null,
  appliedAt: NOW - 20 * HOUR_MS,
  skills: [
    { id: 'ac-repair', name: 'AC repair', isProposed: true, isConfirmed: false },
    { id: 'plumbing', name: 'Plumbing', isProposed: false, isConfirmed: false },
  ],
  proposedAreaId: 4,
  areaId: null,
  areas: [
    { id: 4, name: 'Kothrud', city: 'Pune' },
    { id: 5, name: 'Baner', city: 'Pune' },
  ],
  reachKm: 8,
  hours: [{ weekday: 1, fromMinute: 540, toMinute: 1080 }],
  isOnDuty: false,
  missing: ['documents', 'bank', 'skills', 'area'],
  isOwn: false,
  ...of,
});

/** A reviewer's queue and the files behind it; a test changes them as the server would. */
export const playKyc = (items: readonly Item[], candidates: readonly Candidate[]) => {
  const server = playConsole();
  let queue = items;
  const files = new Map(candidates.map((one) => [one.accountId, one]));
  server.on(listDocuments, () => reply(listDocuments, { items: [...queue], next: null }));
  server.on(getCandidate, (fields) => {
    const found = files.get(Number(fields.get('accountId')));
    if (found === undefined) throw new Error('no such candidate');
    return reply(getCandidate, found);
  });
  server.on(lookAtDocument, () =>
    reply(lookAtDocument, {
      picture: PIXEL,
      signedAt: null,
      signedName: null,
      signedOn: null,
      nameMatch: null,
    }),
  );
  return {
    ...server,
    queueIs: (now: readonly Item[]): void => void (queue = now),
    fileIs: (now: Candidate): void => void files.set(now.accountId, now),
  };
};
