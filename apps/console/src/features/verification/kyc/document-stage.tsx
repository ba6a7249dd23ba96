import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import type { NameMatch } from '@karigar/domain/documents/name-match';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { lookQuery, type CandidateDocument, type Look } from './kyc-queries.ts';
import { kycMessages as texts } from './kyc.messages.ts';
import styles from './middle.module.css';
import { PictureStage } from './picture-stage.tsx';

export const MATCH_WORDS = {
  same: texts.matchSame,
  similar: texts.matchSimilar,
  different: texts.matchDifferent,
  unknown: texts.matchUnknown,
} as const satisfies Record<NameMatch, unknown>;

/** Who only passes by looks at nothing: each look is logged, and an hour has sixty. */
const REST_MS = 300;

/** Opens the picture of a document that waits: with the reason that it is reviewed, for this screen alone. */
export const DocumentStage = ({ document }: { document: CandidateDocument }) => {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested ? <Opened document={document} /> : null;
};

const Opened = ({ document }: { document: CandidateDocument }) => {
  const asked = lookQuery(document);
  const read = useQuery(asked);
  const { data: look } = read;
  if (look === undefined)
    return (
      <FirstRead
        of={asked.queryKey}
        read={read}
        outline={<Skeleton width="100%" height="24rem" />}
      />
    );
  return look.picture === '' ? <Signed look={look} /> : <PictureStage src={look.picture} />;
};

const Signed = ({ look: { signedName, signedOn, nameMatch } }: { look: Look }) => {
  const say = useSay();
  const { day } = useFormat();
  const match = nameMatch === null ? '' : say(MATCH_WORDS[nameMatch]);
  return (
    <Stack gap={3} className={styles['padded']}>
      <Callout tone="good" icon="shield">
        {say(texts.signed)}
      </Callout>
      <DescriptionList
        facts={[
          { key: 'name', label: say(texts.signedName), value: signedName ?? '' },
          { key: 'match', label: say(texts.nameMatch), value: match },
          {
            key: 'on',
            label: say(texts.signedOn),
            value: signedOn === null ? '' : day(signedOn),
          },
        ]}
      />
    </Stack>
  );
};
