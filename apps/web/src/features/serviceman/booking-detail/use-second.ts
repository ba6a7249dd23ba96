import { useEffect, useState } from 'react';
import { serverNow } from '@karigar/client/time/server-now';

/** Server time if known, every second while it is needed and the page is visible; else the last value. */
export const useSecond = (isRunning: boolean): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return;
    const look = (): void => setNow(serverNow());
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      look();
      timer = setInterval(look, 1000);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isRunning]);
  return now;
};
