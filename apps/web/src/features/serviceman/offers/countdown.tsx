import { timeLeft } from '@karigar/domain/offers/time-left';
import { CountdownRing } from '@karigar/ui/countdown-ring/countdown-ring';
import { useEffect, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Offer } from '#entities/offers/offers';
import { offersMessages as texts } from './offers-screen.messages.ts';
import styles from './offers-screen.module.css';

const UNITS = {
  seconds: { word: texts.seconds, left: texts.secondsLeft },
  minutes: { word: texts.minutes, left: texts.minutesLeft },
  hours: { word: texts.hours, left: texts.hoursLeft },
} as const;

/** Seconds at which a screen reader announces the time left; in between it can be read on demand. */
const SAID_AT = [5, 10, 30] as const;

const CALL = [200, 100, 200];

/** Browsers allow vibration only after the first touch, and warn otherwise. */
const shake = (): void => {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(CALL);
};

/** The time left of an offer, large and announced; its arrival vibrates the phone. */
export const Countdown = ({ offer, left }: { offer: Offer; left: number }) => {
  const say = useSay();
  const { count, unit } = timeLeft(left);
  const label = say(UNITS[unit].left, { count });
  const [arrived] = useState(
    () => `${say(texts.arrived, { service: offer.serviceName })}. ${label}`,
  );
  useEffect(shake, []);
  const [of] = useState(() =>
    offer.expiresAt === null || offer.offeredAt === null
      ? left
      : (offer.expiresAt - offer.offeredAt) / 1000,
  );
  const [leftAtFirst] = useState(left);
  const said = SAID_AT.find((at) => left <= at && at < leftAtFirst);
  return (
    <>
      <CountdownRing
        left={left}
        of={of}
        figure={count}
        label={label}
        unit={say(UNITS[unit].word, { count })}
      />
      <span className={styles['unseen']} role="status">
        {said === undefined ? arrived : say(texts.secondsLeft, { count: said })}
      </span>
    </>
  );
};
