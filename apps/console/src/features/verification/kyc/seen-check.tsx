import { useSay } from '@karigar/client/i18n/use-say';
import type { SeenAs } from '@karigar/domain/verification/review';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Check } from '@karigar/ui/check-list/check-list';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Segments } from '@karigar/ui/segments/segments';
import { Text } from '@karigar/ui/text/text';
import { KEYS } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { checksMessages as texts } from './checks.messages.ts';
import styles from './checks.module.css';

const STATES = { same: 'good', differs: 'doubt' } as const;

/** Two names or two faces, as a person sees them. */
export const SeenCheck = ({
  keyName,
  label,
  hint,
  picture = null,
  value,
  onChange,
}: {
  keyName: 'sameName' | 'sameFace';
  label: string;
  hint?: string;
  /** The profile picture, for a face. */
  picture?: string | null;
  value: SeenAs | undefined;
  onChange: (seen: SeenAs) => void;
}) => {
  const say = useSay();
  useKeys({ [keyName]: () => onChange(value === 'same' ? 'differs' : 'same') });
  return (
    <Check
      state={value === undefined ? 'open' : STATES[value]}
      label={
        <span className={styles['chip']}>
          {label}
          <KeyHint>{KEYS[keyName].caps[0]}</KeyHint>
        </span>
      }
      end={
        <span className={styles['face']}>
          {picture !== null && <Avatar src={picture} size={56} />}
          <Segments
            label={label}
            options={[
              { value: 'same', label: say(texts.same) },
              { value: 'differs', label: say(texts.differs) },
            ]}
            value={value}
            onValueChange={onChange}
          />
        </span>
      }
    >
      {hint !== undefined && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
    </Check>
  );
};
