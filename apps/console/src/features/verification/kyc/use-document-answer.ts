import type { OutputOf } from '@karigar/contract/define-call';
import { useSay } from '@karigar/client/i18n/use-say';
import { answerDocument } from '@karigar/contract/verification/answer-document';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { isExpiring } from '@karigar/domain/verification/expiring';
import {
  isReasonGiven,
  type DocumentReason,
  type SeenAs,
} from '@karigar/domain/verification/review';
import { useState } from 'react';
import { checksMessages as texts } from './checks.messages.ts';
import type { Candidate, CandidateDocument } from './kyc-queries.ts';
import { useAnswer } from './use-answer.ts';

export type Answered = OutputOf<typeof answerDocument>['state'];

/** What a reviewer has compared so far, and the two answers. */
export const useDocumentAnswer = (
  candidate: Candidate,
  document: CandidateDocument,
  onAnswered: (state: Answered) => void,
  setFault: (words: string) => void,
) => {
  const say = useSay();
  const [name, setName] = useState<SeenAs>();
  const [face, setFace] = useState<SeenAs>();
  const [validUntil, setValidUntil] = useState<IndiaDay | ''>('');
  const [reason, setReason] = useState<DocumentReason>();
  const [words, setWords] = useState('');
  const { isBusy, run } = useAnswer(answerDocument, ({ data }) => onAnswered(data.state), setFault);
  const isFaceCompared = candidate.picture !== null && !document.isSigned;
  const open = [
    ...(document.isSigned || document.isNumberEqual ? [] : [texts.compareNumber]),
    ...(name === undefined ? [texts.compareName] : []),
    ...(isExpiring(document.type) && validUntil === '' ? [texts.enterExpiry] : []),
    ...(isFaceCompared && face === undefined ? [texts.compareFace] : []),
  ];
  const of = { documentId: document.id, upload: document.upload };

  const approve = (): void => {
    if (open.length > 0 || name === undefined)
      return setFault(say(texts.stillOpen, { checks: open.map((one) => say(one)).join(', ') }));
    run({
      ...of,
      outcome: 'approved',
      name,
      ...(face !== undefined && { face }),
      ...(validUntil !== '' && { validUntil }),
    });
  };
  const reject = (): void => {
    if (reason === undefined || !isReasonGiven(reason, words))
      return setFault(say(texts.reasonMissing));
    run({
      ...of,
      outcome: 'rejected',
      // A name that nobody could compare is not the same.
      name: name ?? 'differs',
      ...(face !== undefined && { face }),
      reason,
      ...(words.trim() !== '' && { words: words.trim() }),
    });
  };
  return {
    name,
    setName,
    face,
    setFace,
    validUntil,
    setValidUntil,
    reason,
    setReason: (next: DocumentReason | undefined): void => {
      setFault('');
      setReason(next);
    },
    words,
    setWords,
    approve,
    reject,
    isBusy,
    isFaceCompared,
    isDoubted: name === 'differs' || face === 'differs',
    isRejecting: reason !== undefined,
  };
};
