import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { KIND_NAMES, matchingMessages as texts } from './matching.messages.ts';
import type { Choice } from './matching-query.ts';
import styles from './matching.module.css';

interface ListProps {
  choices: readonly Choice[];
  picked: number | null;
  onPick: (at: number) => void;
}

/** What a line may be, the likeliest first; a digit picks one. */
export const ChoiceList = ({ choices, picked, onPick }: ListProps) => (
  <ul className={styles['choices']}>
    {choices.map((choice, at) => (
      <li key={`${choice.kind} ${choice.id}`}>
        <button
          type="button"
          aria-pressed={at === picked}
          className={styles['choice']}
          onClick={() => onPick(at)}
        >
          <KeyHint>{String(at + 1)}</KeyHint>
          <ChoiceWords choice={choice} />
        </button>
      </li>
    ))}
  </ul>
);

const ChoiceWords = ({ choice }: { choice: Choice }) => {
  const say = useSay();
  const { day } = useFormat();
  const { kind, name, reference, bookingNo, score } = choice;
  const facts = [bookingNo, day(choice.day), reference].filter(
    (part) => part !== null && part !== '',
  );
  return (
    <span className={styles['words']}>
      <Text strong>
        {name === '' ? say(KIND_NAMES[kind]) : `${say(KIND_NAMES[kind])}: ${name}`}
      </Text>
      <Text size="small" tone="muted">
        {facts.join(' · ')}
      </Text>
      <Text size="small" tone="muted">
        {say(texts.points, { score: String(score) })}
      </Text>
    </span>
  );
};
