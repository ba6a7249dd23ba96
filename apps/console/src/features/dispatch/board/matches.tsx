import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { reasonsLeft } from '@karigar/domain/offers/eligibility';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { MatchCard } from '@karigar/ui/match-card/match-card';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { matchesQuery } from './board-query.ts';
import type { Card, Match } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { AGAINST_WORDS } from './words.messages.ts';

/** As many as there are digits. */
const MOST_MATCHES = 9;

/** From here on nobody asks for hundreds of metres. */
const WHOLE_KM = 100;

/** No operator can set these reasons aside. */
export const isFirm = ({ reasons }: Match): boolean => reasonsLeft(reasons, reasons).length > 0;

const MatchView = ({
  match,
  index,
  isOff,
  busy,
  onPick,
}: {
  match: Match;
  index: number;
  isOff: boolean;
  busy: boolean;
  onPick: (match: Match) => void;
}) => {
  const say = useSay();
  const { count } = useFormat();
  const { name, km, minutes, jobsThisWeek, rating, reasons } = match;
  const fits = reasons.length === 0;
  const isFar = reasons.includes('out-of-reach');
  const far = (length: number): string =>
    length < WHOLE_KM ? length.toFixed(1) : count(Math.round(length));
  const isFirst = index === 0 && fits;
  return (
    <MatchCard
      name={name}
      distance={km === null ? undefined : say(isFar ? texts.far : texts.distance, { km: far(km) })}
      rating={rating === null ? undefined : rating.toFixed(1)}
      ratingLabel={say(texts.rating)}
      pros={[
        ...(fits ? [say(texts.fits)] : []),
        ...(minutes === null || isFar ? [] : [say(texts.onTheWay, { minutes: count(minutes) })]),
        say(texts.jobsThisWeek, { count: jobsThisWeek }),
      ]}
      cons={reasons.map((reason) => say(AGAINST_WORDS[reason]))}
      first={isFirst}
      action={
        isFirm(match) ? (
          <Text size="small" tone="muted">
            {say(texts.never)}
          </Text>
        ) : (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            disabled={isOff}
            busy={busy}
            onClick={() => onPick(match)}
          >
            <span className={styles['act']}>
              {say(fits ? texts.assignTo : texts.assignEvenSo, { name })}
              <KeyHint inside={isFirst}>{isFirst ? '↵' : index + 1}</KeyHint>
            </span>
          </Button>
        )
      }
    />
  );
};

/** Who could come, in the order of offers: who fits first, then why others do not. */
export const Matches = ({
  card,
  isOff,
  busyWith,
  onPick,
}: {
  card: Card;
  /** No act is possible now. */
  isOff: boolean;
  /** The serviceman whom it is being assigned to. */
  busyWith: number | null;
  onPick: (match: Match) => void;
}) => {
  const say = useSay();
  const query = matchesQuery(card);
  const read = useQuery(query);
  if (read.data === undefined)
    return (
      <FirstRead
        of={query.queryKey}
        read={read}
        outline={
          <div className={styles['cards']}>
            <Skeleton width="100%" height={120} />
            <Skeleton width="100%" height={88} />
          </div>
        }
      />
    );
  return (
    <section aria-labelledby="matches-title" className={styles['cards']}>
      <h3 id="matches-title" className={styles['group']}>
        {say(texts.matches)}
      </h3>
      {read.data.length === 0 && <Text tone="muted">{say(texts.noMatches)}</Text>}
      <ol className={styles['cards']}>
        {read.data.slice(0, MOST_MATCHES).map((match, index) => (
          <MatchView
            key={match.id}
            match={match}
            index={index}
            isOff={isOff}
            busy={busyWith === match.id}
            onPick={onPick}
          />
        ))}
      </ol>
      <Text size="small" tone="muted">
        {say(texts.evenSoHelp)}
      </Text>
    </section>
  );
};
