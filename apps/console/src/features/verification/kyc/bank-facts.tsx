import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { bankMessages as texts, checksMessages } from './checks.messages.ts';
import { MATCH_WORDS } from './document-stage.tsx';
import type { Candidate } from './kyc-queries.ts';
import styles from './middle.module.css';

export type Bank = NonNullable<Candidate['bank']>;

const OUTCOMES = { verified: checksMessages.approved, refused: checksMessages.rejected } as const;

/** The bank account as the serviceman entered it, without its number. */
export const BankFacts = ({ name, bank }: { name: string; bank: Bank }) => {
  const say = useSay();
  const since = useSince();
  const { bankName, ifsc, holderName, nameMatch, sentAt, outcome, failedWords } = bank;
  const state = outcome === null ? checksMessages.pending : OUTCOMES[outcome];
  const match = nameMatch === null ? '' : say(MATCH_WORDS[nameMatch]);
  return (
    <div className={styles['padded']}>
      <DescriptionList
        facts={[
          { key: 'bank', label: say(texts.bankName), value: bankName },
          ...(failedWords === undefined || failedWords === null
            ? []
            : [{ key: 'failed', label: say(texts.payoutFailed), value: failedWords, wide: true }]),
          ...(ifsc === undefined ? [] : [{ key: 'ifsc', label: say(texts.ifsc), value: ifsc }]),
          { key: 'state', label: say(texts.outcome), value: say(state) },
          { key: 'holder', label: say(texts.holder), value: holderName },
          { key: 'profile', label: say(texts.profile), value: name },
          { key: 'match', label: say(texts.fits), value: match },
          {
            key: 'sent',
            label: say(texts.entered),
            value: since(sentAt),
          },
        ]}
      />
    </div>
  );
};
