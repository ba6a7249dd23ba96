import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { writePercent } from '@karigar/domain/ledger/percent';
import { Callout } from '@karigar/ui/callout/callout';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import type { RateLine } from './rate-lines.ts';
import { RateForm } from './rate-form.tsx';
import { RATE_KIND_NAMES } from '#entities/rates/rate-kinds.messages';
import { ratesMessages as texts } from './rates.messages.ts';
import type { ListedRate, Rates } from './rates-query.ts';
import styles from './rates.module.css';

/** A rate: what applies, what waits and comes, what was, and the form for another one. */
export const RatePanel = ({ line, rates }: { line: RateLine; rates: Rates }) => {
  const say = useSay();
  const held = useDesk()?.desks;
  const { kind, category, now } = line;
  const name = say(RATE_KIND_NAMES[kind]);
  const label = category === null ? name : say(texts.line, { kind: name, whose: category.name });
  const head = (
    <div className={styles['head']}>
      <Text as="h2" size="lead" strong>
        {label}
      </Text>
      <Text strong>{writePercent(now)}</Text>
    </div>
  );
  const parts = <Parts line={line} />;
  if (held?.includes('money'))
    return (
      <RateForm key={line.id} line={line} rates={rates} label={label} head={head}>
        {parts}
      </RateForm>
    );
  return (
    <RecordPanel label={label} head={head}>
      {held !== undefined && <Callout tone="info">{say(texts.readOnly)}</Callout>}
      {parts}
    </RecordPanel>
  );
};

const Parts = ({ line: { asked, coming, past } }: { line: RateLine }) => {
  const say = useSay();
  const { day } = useFormat();
  return (
    <>
      {asked.map(({ basisPoints, fromDay, askedBy }) => (
        <Callout key={fromDay} tone="warning">
          {say(texts.asked, { rate: writePercent(basisPoints), day: day(fromDay) })}
          {'. '}
          {say(texts.waits, { name: askedBy })}
        </Callout>
      ))}
      {coming.length > 0 && (
        <>
          <Text as="h3" strong>
            {say(texts.next)}
          </Text>
          <Rows rates={coming} />
        </>
      )}
      <Text as="h3" strong>
        {say(texts.history)}
      </Text>
      {past.length === 0 ? (
        <Text size="small" tone="muted">
          {say(texts.noHistory)}
        </Text>
      ) : (
        <Rows rates={past} />
      )}
    </>
  );
};

const Rows = ({ rates }: { rates: readonly ListedRate[] }) => {
  const say = useSay();
  const { day } = useFormat();
  return (
    <ul className={styles['rows']}>
      {rates.map(({ id, fromDay, basisPoints, savedBy, agreedBy }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['who']}>
            <Text>{day(fromDay)}</Text>
            <Text size="small" tone="muted">
              {savedBy === null || agreedBy === null
                ? say(texts.beginning)
                : say(texts.by, { saved: savedBy, agreed: agreedBy })}
            </Text>
          </span>
          <Text strong>{writePercent(basisPoints)}</Text>
        </li>
      ))}
    </ul>
  );
};
