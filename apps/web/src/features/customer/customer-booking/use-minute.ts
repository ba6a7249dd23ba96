import { useEffect, useState } from 'react';
import { serverNow } from '@karigar/client/time/server-now';

const MINUTE_MS = 60_000;

/** Server time if known, checked every 15 seconds; renders only when the minute changed. */
export const useMinute = (): number => {
  const [minute, setMinute] = useState(() => Math.floor(serverNow() / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor(serverNow() / MINUTE_MS)), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return minute * MINUTE_MS;
};
