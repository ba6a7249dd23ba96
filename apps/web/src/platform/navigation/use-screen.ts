import { useEffect } from 'react';
import { standOn, type Ground } from '../theme/theme.ts';

/** Names the screen: in the browser's title, and to the browser's own bar. */
export const useScreen = (title: string, ground: Ground = 'paper'): void => {
  useEffect(() => {
    document.title = `${title} · Karigar`;
  }, [title]);
  useEffect(() => standOn(ground), [ground]);
};
