import { useEffect, useState } from 'react';

/** The time, second by second while it is wanted; else as it was last. */
export const useSecond = (isRunning: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
};
