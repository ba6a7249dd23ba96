import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { DOCUMENT_NAMES } from '@karigar/domain/verification/review-texts';
import { NumberText, Text } from '@karigar/ui/text/text';
import { Fragment, useId } from 'react';
import type { Candidate } from './kyc-queries.ts';
import { kycMessages as texts } from './kyc.messages.ts';
import styles from './middle.module.css';

type Answer = Candidate['answers'][number];

const WORDS = {
  approved: texts.approvedBy,
  verified: texts.approvedBy,
  rejected: texts.rejectedBy,
  refused: texts.rejectedBy,
  withdrawn: texts.withdrawnBy,
} as const;

const wordsOf = ({ about, outcome, needsSecond }: Answer) => {
  if (about === 'account' && outcome === 'verified') return texts.verifiedBy;
  return needsSecond ? texts.approvedOnceBy : WORDS[outcome];
};

/** Earlier answers in words, with who gave them; the pictures of earlier uploads are gone. */
export const EarlierAnswers = ({ answers }: { answers: readonly Answer[] }) => {
  const say = useSay();
  const { shortDate } = useFormat();
  const heading = useId();
  const whatOf = ({ about, documentType }: Answer): string =>
    say(about === 'bank' || documentType === null ? texts.bank : DOCUMENT_NAMES[documentType]);
  return (
    // A long list scrolls by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
    <section className={styles['answers']} aria-labelledby={heading} tabIndex={0}>
      <Text as="h2" id={heading} size="small" strong>
        {say(texts.earlier)}
      </Text>
      {answers.length === 0 ? (
        <Text size="small" tone="muted">
          {say(texts.noEarlier)}
        </Text>
      ) : (
        <dl className={styles['answer-list']}>
          {answers.map((answer) => (
            <Fragment key={`${answer.answeredAt} ${answer.about} ${answer.documentType}`}>
              <dt>
                <NumberText>{shortDate(answer.answeredAt)}</NumberText>
              </dt>
              <dd>
                {say(wordsOf(answer), { what: whatOf(answer), by: answer.by })}
                {answer.isUndone && ` (${say(texts.takenBack)})`}
                {answer.reason !== null && `. “${answer.reason}”`}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
};
