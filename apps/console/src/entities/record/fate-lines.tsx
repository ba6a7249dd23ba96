import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import {
  CHANNEL_NAMES,
  FATE_WORDS,
  fateMessages as texts,
  TRY_WORDS,
  WHY_WORDS,
} from './fate.messages.ts';
import styles from './fate-lines.module.css';
import type { HistoryEvent } from './record-query.ts';

type Fate = NonNullable<HistoryEvent['fate']>;

const PROVIDERS: Readonly<Record<string, string>> = { msg91: 'MSG91', gupshup: 'Gupshup' };

const outcomeOf = ({ state, why, readAt }: Fate) => {
  if (readAt !== null) return null;
  if (why !== null) return { words: WHY_WORDS[why], tone: 'bad' } as const;
  if (state === 'open' || state === 'failed')
    return { words: texts.underWay, tone: 'open' } as const;
  return { words: FATE_WORDS[state], tone: state } as const;
};

/** By which channels a message went, what became of each, and of it. */
export const FateLines = ({ fate }: { fate: Fate }) => {
  const say = useSay();
  const { time } = useFormat();
  const outcome = outcomeOf(fate);
  return (
    <div className={styles['fate']}>
      <span className={styles[outcome?.tone ?? 'reached']}>
        {outcome === null ? say(texts.read, { time: time(fate.readAt ?? 0) }) : say(outcome.words)}
      </span>
      {fate.tries.length > 0 && (
        <ol aria-label={say(texts.tries)} className={styles['tries']}>
          {fate.tries.map(({ channel, state, provider, cost, at, changedAt }) => {
            const name = PROVIDERS[provider];
            const values = {
              channel: say(CHANNEL_NAMES[channel]),
              state: say(TRY_WORDS[state]),
              time: time(changedAt),
            };
            return (
              <li key={`${channel} ${at}`}>
                {name === undefined
                  ? say(texts.one, values)
                  : say(texts.by, { ...values, provider: name })}
                {cost > 0 && (
                  <>
                    {' · '}
                    <Amount of={cost} />
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
};
