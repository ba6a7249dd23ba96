import { useSay } from '@karigar/client/i18n/use-say';
import { Callout } from '@karigar/ui/callout/callout';
import { Check, CheckList } from '@karigar/ui/check-list/check-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Row } from '@karigar/ui/stack/stack';
import { DOCUMENT_NAMES, documentReason } from '@karigar/domain/verification/review-texts';
import { DOCUMENT_REASONS } from '@karigar/domain/verification/review';
import { isExpiring } from '@karigar/domain/verification/expiring';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { AnswerFoot, Fault } from './answer-foot.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { checksMessages as texts, reasonMessages } from './checks.messages.ts';
import { ExpiryCheck } from './expiry-check.tsx';
import type { Candidate, CandidateDocument } from './kyc-queries.ts';
import { kycMessages } from './kyc.messages.ts';
import { NumberCheck } from './number-check.tsx';
import { ReasonPart } from './reason-part.tsx';
import { SeenCheck } from './seen-check.tsx';
import { useDocumentAnswer, type Answered } from './use-document-answer.ts';

const STATES = {
  missing: ['pending', texts.pending],
  pending: ['pending', texts.pending],
  second: ['pending', texts.pending],
  approved: ['done', texts.approved],
  rejected: ['off', texts.rejected],
} as const;

type Props = {
  candidate: Candidate;
  document: CandidateDocument;
  onAnswered: (state: Answered) => void;
};

/** What a reviewer compares in a document, and the answer. No number, birth date or phone is here. */
export const DocumentChecks = (props: Props) => {
  const { candidate, document } = props;
  const waits = document.state === 'pending' || document.state === 'second';
  const isOpen = waits && !document.waitsForAnother && !candidate.isOwn;
  // Kept while the form begins anew: why an answer was refused is read beside what is now.
  const [fault, setFault] = useState('');
  const shown = { fault, setFault };
  return isOpen ? (
    <Open key={document.upload} {...props} {...shown} />
  ) : (
    <Closed candidate={candidate} document={document} fault={fault} />
  );
};

const DocumentName = ({ document: { type, state } }: { document: CandidateDocument }) => {
  const say = useSay();
  const [look, words] = STATES[state];
  return (
    <Row wrap>
      <Text as="h3" strong>
        {say(DOCUMENT_NAMES[type])}
      </Text>
      <StatusPill look={look}>{say(words)}</StatusPill>
    </Row>
  );
};

const Closed = ({ candidate, document, fault }: Omit<Props, 'onAnswered'> & { fault: string }) => {
  const say = useSay();
  return (
    <RecordPanel
      label={say(kycMessages.file, { name: candidate.name })}
      head={<CandidateHead candidate={candidate} sentAt={null} />}
    >
      <DocumentName document={document} />
      <Fault>{fault}</Fault>
      {document.waitsForAnother && <Callout tone="info">{say(texts.waitsForAnother)}</Callout>}
    </RecordPanel>
  );
};

const Open = ({
  candidate,
  document,
  onAnswered,
  fault,
  setFault,
}: Props & { fault: string; setFault: (words: string) => void }) => {
  const say = useSay();
  const form = useDocumentAnswer(candidate, document, onAnswered, setFault);
  useKeys({
    approve: form.approve,
    reject: form.reject,
    main: form.isRejecting ? form.reject : form.approve,
  });
  return (
    <RecordPanel
      label={say(kycMessages.file, { name: candidate.name })}
      head={<CandidateHead candidate={candidate} sentAt={document.sentAt} />}
      foot={
        <AnswerFoot
          yes={{ label: say(texts.approve), onPress: form.approve, isBusy: form.isBusy }}
          no={{ label: say(texts.reject), onPress: form.reject, isBusy: form.isBusy }}
          isRejecting={form.isRejecting}
          fault={fault}
        />
      }
    >
      <DocumentName document={document} />
      {document.state === 'second' && <Callout tone="info">{say(texts.second)}</Callout>}
      <CheckList label={say(texts.checks)}>
        {!document.isSigned && <NumberCheck accountId={candidate.accountId} document={document} />}
        <SeenCheck
          keyName="sameName"
          label={say(texts.name)}
          hint={say(texts.nameIs, { name: candidate.name })}
          value={form.name}
          onChange={form.setName}
        />
        {isExpiring(document.type) && (
          <ExpiryCheck value={form.validUntil} onChange={form.setValidUntil} />
        )}
        {form.isFaceCompared && (
          <SeenCheck
            keyName="sameFace"
            label={say(texts.face)}
            picture={candidate.picture}
            value={form.face}
            onChange={form.setFace}
          />
        )}
        {!form.isFaceCompared && !document.isSigned && (
          <Check state="open" label={say(texts.face)} end={say(texts.noFace)} />
        )}
        <Check
          state={document.isNumberElsewhere ? 'bad' : 'good'}
          label={say(texts.elsewhere)}
          end={say(document.isNumberElsewhere ? texts.somebodyElse : texts.nobodyElse)}
        />
      </CheckList>
      {form.isDoubted && !form.isRejecting && (
        <Callout tone="info">{say(texts.needsSecond)}</Callout>
      )}
      <ReasonPart
        label={say(texts.reason)}
        reasons={DOCUMENT_REASONS.map((reason) => ({ reason, label: say(reasonMessages[reason]) }))}
        candidate={candidate}
        reason={form.reason}
        words={form.words}
        write={documentReason}
        onReason={form.setReason}
        onWords={form.setWords}
      />
    </RecordPanel>
  );
};
