import { initialsOf } from '@karigar/client/i18n/initials';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import type { Instant } from '@karigar/domain/dates/instant';
import { LANGUAGE_NAMES } from '@karigar/domain/language';
import { checkedBy } from '@karigar/domain/verification/review';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Text } from '@karigar/ui/text/text';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import type { Candidate } from './kyc-queries.ts';
import styles from './kyc-screen.module.css';
import { kycMessages as texts } from './kyc.messages.ts';

/** Whose file it is, and until when what waits is to be answered. */
export const CandidateHead = ({
  candidate: { name, picture, language },
  sentAt,
}: {
  candidate: Candidate;
  /** Null where nothing waits. */
  sentAt: Instant | null;
}) => {
  const say = useSay();
  const since = useSince();
  const locale = useLocale();
  return (
    <div className={styles['head']}>
      <Avatar initials={initialsOf(name, locale)} size={48} {...(picture && { src: picture })} />
      <div className={styles['head-words']}>
        <Text as="h2" size="lead" strong>
          {name}
        </Text>
        <Text size="small" tone="muted">
          {[
            say(texts.reads, { language: LANGUAGE_NAMES[language] }),
            ...(sentAt === null ? [] : [say(texts.sent, { when: since(sentAt) })]),
          ].join(' · ')}
        </Text>
      </div>
      {sentAt !== null && <TimeLeft until={checkedBy(sentAt)} />}
    </div>
  );
};
