import { useLocation, useNavigate } from 'react-router';
import { type PathName, PATHS } from './paths.ts';

/** Back in history, or, where the app was opened right here, to the screen above. */
export const useBack = (above: Extract<PathName, 'home' | 'start' | 'login'>): (() => void) => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(PATHS[above].pattern, { replace: true }) : navigate(-1));
};
