import { useSay } from '@karigar/client/i18n/use-say';
import { DOCUMENT_NAMES } from '@karigar/domain/verification/review-texts';
import { Callout } from '@karigar/ui/callout/callout';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Text } from '@karigar/ui/text/text';
import { ViewTabs } from '@karigar/ui/view-tabs/view-tabs';
import { useQuery } from '@tanstack/react-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { BankFacts } from './bank-facts.tsx';
import { DocumentStage } from './document-stage.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { candidateQuery, type Candidate } from './kyc-queries.ts';
import { kycMessages as texts } from './kyc.messages.ts';
import styles from './middle.module.css';
import { addressOf, type Part, type Selection } from './selection.ts';
import { SkillsFacts } from './skills-facts.tsx';

/** What the serviceman sent: the parts of the file, the chosen one, and what was answered before. */
export const Middle = ({ chosen }: { chosen: Selection }) => {
  const asked = candidateQuery(chosen.accountId);
  const read = useQuery(asked);
  const { data: candidate } = read;
  if (candidate === undefined)
    return (
      <FirstRead
        of={asked.queryKey}
        read={read}
        outline={<Skeleton width="100%" height="24rem" />}
      />
    );
  return (
    <>
      <Parts candidate={candidate} chosen={chosen} />
      <div className={styles['part']}>
        <ChosenPart candidate={candidate} part={chosen.part} />
      </div>
      <EarlierAnswers answers={candidate.answers} />
    </>
  );
};

const Parts = ({ candidate, chosen }: { candidate: Candidate; chosen: Selection }) => {
  const say = useSay();
  const sent = candidate.documents.filter(({ state }) => state !== 'missing');
  const parts: readonly (readonly [Part, string])[] = [
    ...sent.map(({ id, type }) => [id, say(DOCUMENT_NAMES[type])] as const),
    ...(candidate.bank === null ? [] : [['bank', say(texts.bank)] as const]),
    ['skills', say(texts.skills)],
  ];
  return (
    <ViewTabs
      label={say(texts.parts)}
      tabs={parts.map(([part, label]) => ({
        href: addressOf({ ...chosen, part }),
        label,
        current: part === chosen.part,
      }))}
    />
  );
};

const ChosenPart = ({ candidate, part }: { candidate: Candidate; part: Part }) => {
  const say = useSay();
  if (candidate.isOwn)
    return (
      <div className={styles['padded']}>
        <Callout tone="warning">{say(texts.own)}</Callout>
      </div>
    );
  if (part === 'skills') return <SkillsFacts candidate={candidate} />;
  if (part === 'bank') {
    const { bank } = candidate;
    return bank === null ? <Answered /> : <BankFacts name={candidate.name} bank={bank} />;
  }
  const document = candidate.documents.find(({ id }) => id === part);
  const waits = document?.state === 'pending' || document?.state === 'second';
  return document === undefined || !waits || document.waitsForAnother ? (
    <Answered />
  ) : (
    <DocumentStage key={document.upload} document={document} />
  );
};

const Answered = () => {
  const say = useSay();
  return (
    <Text tone="muted" className={styles['padded']}>
      {say(texts.answered)}
    </Text>
  );
};
