import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { type PathName, PATHS } from './paths.ts';

type Above = Extract<
  PathName,
  'home' | 'start' | 'login' | 'booking' | 'bookingHistory' | 'earnings' | 'profile' | 'addresses'
>;

/** The first history entry of this visit, or one that replaced it. */
const isFirstPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;

/** Back in history; if the app was opened on this screen, to the screen above. */
export const useBack = (above: Above): (() => void) => {
  const navigate = useNavigate();
  const isOpenedHere = useLocation().key === 'default';
  return () =>
    isOpenedHere || isFirstPlace(history.state)
      ? navigate(PATHS[above].pattern, { replace: true })
      : navigate(-1);
};
