import { useLocation, useNavigate } from 'react-router';
import { type PathName, PATHS } from './paths.ts';

type Above = Extract<
  PathName,
  'home' | 'start' | 'login' | 'booking' | 'bookingHistory' | 'earnings' | 'profile' | 'addresses'
>;

/** The first place of this visit; a screen that led on from there has taken its place. */
const isFirstPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;

/** Back in history, or, where the app was opened right here, to the screen above. */
export const useBack = (above: Above): (() => void) => {
  const navigate = useNavigate();
  const isOpenedHere = useLocation().key === 'default';
  return () =>
    void (isOpenedHere || isFirstPlace(history.state)
      ? navigate(PATHS[above].pattern, { replace: true })
      : navigate(-1));
};
