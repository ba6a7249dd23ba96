import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useRef } from 'react';
import { checksMessages as texts } from './checks.messages.ts';
import styles from './checks.module.css';
import type { Candidate } from './kyc-queries.ts';

/** The words in the serviceman's language, and what they mean in the reviewer's; it comes into view. */
export const WillRead = ({
  candidate: { name, language },
  words,
  meaning,
}: {
  candidate: Pick<Candidate, 'name' | 'language'>;
  words: string;
  meaning: string;
}) => {
  const say = useSay();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack gap={1} ref={place}>
      <Text size="small" strong>
        {say(texts.willRead, { name })}
      </Text>
      <div className={styles['read']}>
        <p lang={language}>{words}</p>
        {locale !== language && (
          <Text size="small" tone="muted">
            {meaning}
          </Text>
        )}
      </div>
    </Stack>
  );
};
