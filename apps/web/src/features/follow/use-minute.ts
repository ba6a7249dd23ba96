import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, read again every quarter of a minute; it draws anew only when the minute changed. */
export const useMinute = (): number => {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor(Date.now() / MINUTE_MS)), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return minute * MINUTE_MS;
};
