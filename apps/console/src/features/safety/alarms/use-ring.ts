import { useEffect, useState } from 'react';
import { alarmSound } from '#platform/sound/alarm-sound';

const QUIET_MS = 60_000;

/** Rings while something is to be heard; here it can be made quiet for a minute, and a new alarm ends that. */
export const useRing = (heard: string) => {
  const [quiet, setQuiet] = useState<string | null>(null);
  const isRinging = heard !== '' && quiet !== heard;
  useEffect(() => {
    if (!isRinging) return;
    alarmSound.start();
    return alarmSound.stop;
  }, [isRinging]);
  useEffect(() => {
    if (quiet === null) return;
    const timer = setTimeout(() => setQuiet(null), QUIET_MS);
    return () => clearTimeout(timer);
  }, [quiet]);
  return { isRinging, beQuiet: () => setQuiet(heard) };
};
