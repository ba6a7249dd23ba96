import { useEffect, useState } from 'react';

const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Whole seconds until a moment, by the clock and not by counted ticks, so that a frozen tab is right when it wakes. */
export const useCountdown = (until: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = (): void => setSeconds(secondsUntil(until));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};
