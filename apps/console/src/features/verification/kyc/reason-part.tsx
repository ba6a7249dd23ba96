import { useSay } from '@karigar/client/i18n/use-say';
import { LANGUAGE_NAMES } from '@karigar/domain/language';
import type { Say } from '@karigar/domain/msg';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useRef } from 'react';
import { useSayIn } from '#platform/i18n/use-say-in';
import { useKeys } from '#platform/keys/use-keys';
import { checksMessages as texts } from './checks.messages.ts';
import styles from './checks.module.css';
import type { Candidate } from './kyc-queries.ts';
import { leaveField } from './leave-field.ts';
import { WillRead } from './will-read.tsx';

/** A reason by chip or digit, words of one's own, and both as the serviceman will read them. */
export const ReasonPart = <Reason extends string>({
  label,
  reasons,
  candidate,
  reason,
  words,
  write,
  onReason,
  onWords,
}: {
  label: string;
  reasons: readonly { readonly reason: Reason; readonly label: string }[];
  candidate: Pick<Candidate, 'name' | 'language'>;
  reason: Reason | undefined;
  words: string;
  /** The text of a reason, as the server writes it. */
  write: (reason: Reason, words: string, say: Say) => string;
  onReason: (reason: Reason | undefined) => void;
  onWords: (words: string) => void;
}) => {
  const say = useSay();
  const sayToThem = useSayIn(candidate.language);
  const field = useRef<HTMLTextAreaElement>(null);
  const toggle = (next: Reason | undefined): void => onReason(next === reason ? undefined : next);
  useKeys({
    pick: (code) => {
      const picked = reasons[Number(code.at(-1)) - 1]?.reason;
      if (picked !== undefined) toggle(picked);
    },
    ownWords: () => field.current?.focus(),
  });
  return (
    <Stack gap={3}>
      <Stack gap={2}>
        <Text size="small" strong>
          {label}
        </Text>
        <Chips label={label}>
          {reasons.map((one, index) => (
            <Chip
              key={one.reason}
              chosen={one.reason === reason}
              onClick={() => toggle(one.reason)}
            >
              <span className={styles['chip']}>
                {one.reason !== reason && <KeyHint>{index + 1}</KeyHint>}
                {one.label}
              </span>
            </Chip>
          ))}
        </Chips>
      </Stack>
      {reason !== undefined && (
        <>
          {sayToThem && (
            <WillRead
              key={reason}
              candidate={candidate}
              words={write(reason, words.trim(), sayToThem)}
              meaning={write(reason, '', say)}
            />
          )}
          <TextArea
            ref={field}
            label={
              <span className={styles['chip']}>
                {say(texts.ownWords)}
                <KeyHint>w</KeyHint>
              </span>
            }
            help={say(texts.ownWordsHelp, { language: LANGUAGE_NAMES[candidate.language] })}
            value={words}
            maxLength={300}
            rows={2}
            onChange={({ currentTarget }) => onWords(currentTarget.value)}
            onKeyDown={leaveField}
          />
        </>
      )}
    </Stack>
  );
};
