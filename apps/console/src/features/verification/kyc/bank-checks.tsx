import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { BANK_REASONS, isReasonGiven, type BankReason } from '@karigar/domain/verification/review';
import { bankReason } from '@karigar/domain/verification/review-texts';
import { TextField } from '@karigar/ui/field/text-field';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useRef, useState } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { AnswerFoot, Fault } from './answer-foot.tsx';
import type { Bank } from './bank-facts.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { bankMessages as texts, checksMessages } from './checks.messages.ts';
import type { Candidate } from './kyc-queries.ts';
import { kycMessages } from './kyc.messages.ts';
import { leaveField } from './leave-field.ts';
import { ReasonPart } from './reason-part.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { candidate: Candidate; bank: Bank; onAnswered: () => void };

/** The bank account, checked by hand: the name that the bank shows is typed and compared. */
export const BankChecks = (props: Props) => {
  const say = useSay();
  const { candidate, bank } = props;
  // Kept while the form begins anew: why an answer was refused is read beside what is now.
  const [fault, setFault] = useState('');
  if (bank.outcome === null && !candidate.isOwn)
    return <Open key={bank.version} {...props} fault={fault} setFault={setFault} />;
  return (
    <RecordPanel
      label={say(kycMessages.file, { name: candidate.name })}
      head={<CandidateHead candidate={candidate} sentAt={null} />}
    >
      <Fault>{fault}</Fault>
      <Text tone="muted">{say(kycMessages.answered)}</Text>
    </RecordPanel>
  );
};

const Open = ({
  candidate,
  bank,
  onAnswered,
  fault,
  setFault,
}: Props & { fault: string; setFault: (words: string) => void }) => {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(bank.check?.registeredName ?? '');
  const [reason, setReason] = useState<BankReason>();
  const [words, setWords] = useState('');
  const taken = ({ message }: { readonly message: string }): void => {
    toasts.good(message);
    onAnswered();
  };
  const { isBusy, run } = useAnswer(answerBankDetails, taken, setFault);
  // Only the button that was pressed shows that it works.
  const [pressed, setPressed] = useState<'verified' | 'refused'>();
  const of = { accountId: candidate.accountId, version: bank.version };
  const verify = (): void => {
    if (shown.trim() === '') return setFault(say(texts.shownMissing));
    setPressed('verified');
    run({ ...of, outcome: 'verified', shownName: shown.trim() });
  };
  const refuse = (): void => {
    if (reason === undefined || !isReasonGiven(reason, words))
      return setFault(say(checksMessages.reasonMissing));
    const own = words.trim();
    setPressed('refused');
    run({ ...of, outcome: 'refused', reason, ...(own !== '' && { words: own }) });
  };
  useKeys({
    typeRead: () => field.current?.focus(),
    approve: verify,
    reject: refuse,
    main: reason === undefined ? verify : refuse,
  });
  return (
    <RecordPanel
      label={say(kycMessages.file, { name: candidate.name })}
      head={<CandidateHead candidate={candidate} sentAt={bank.sentAt} />}
      foot={
        <AnswerFoot
          yes={{
            label: say(texts.verify),
            onPress: verify,
            isBusy: isBusy && pressed === 'verified',
          }}
          no={{
            label: say(texts.refuse),
            onPress: refuse,
            isBusy: isBusy && pressed === 'refused',
          }}
          isRejecting={reason !== undefined}
          fault={fault}
        />
      }
    >
      <Text as="h3" strong>
        {say(kycMessages.bank)}
      </Text>
      <TextField
        ref={field}
        label={say(texts.shown)}
        help={say(texts.shownHelp)}
        value={shown}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        onChange={({ currentTarget }) => setShown(currentTarget.value)}
        onKeyDown={leaveField}
      />
      <ReasonPart
        label={say(texts.reason)}
        reasons={BANK_REASONS.map((one) => ({ reason: one, label: say(texts[one]) }))}
        candidate={candidate}
        reason={reason}
        words={words}
        write={bankReason}
        onReason={(next) => {
          setFault('');
          setReason(next);
        }}
        onWords={setWords}
      />
    </RecordPanel>
  );
};
