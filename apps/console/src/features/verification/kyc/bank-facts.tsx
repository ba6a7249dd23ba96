import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { bankMessages as texts, checksMessages } from './checks.messages.ts';
import { MATCH_WORDS } from './document-stage.tsx';
import type { Candidate } from './kyc-queries.ts';
import styles from './middle.module.css';

export type Bank = NonNullable<Candidate['bank']>;

const OUTCOMES = { verified: checksMessages.approved, refused: checksMessages.rejected } as const;

/** What a rupee told that the payouts provider sent to the account. */
const useBankSays = ({ check, outcome }: Bank): string | null => {
  const say = useSay();
  if (check === undefined) return null;
  const { result, registeredName } = check;
  if (result === null) return outcome === null ? say(texts.bankAsked) : null;
  if (result === 'invalid') return say(texts.bankInvalid);
  if (result === 'same' && outcome === 'verified') return say(texts.bankVerified);
  if (registeredName === undefined) return outcome === null ? say(texts.bankNoName) : null;
  return say(texts.bankNameAndMatch, { name: registeredName, match: say(MATCH_WORDS[result]) });
};

/** The bank account as the serviceman entered it, without its number. */
export const BankFacts = ({ name, bank }: { name: string; bank: Bank }) => {
  const say = useSay();
  const since = useSince();
  const { bankName, ifsc, holderName, nameMatch, sentAt, outcome, failedWords } = bank;
  const state = outcome === null ? checksMessages.pending : OUTCOMES[outcome];
  const bankSays = useBankSays(bank);
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
          ...(bankSays === null
            ? []
            : [{ key: 'says', label: say(texts.bankSays), value: bankSays, wide: true }]),
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
