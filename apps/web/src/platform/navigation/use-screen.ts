import { useEffect } from 'react';
import { standOn, type Ground } from '@karigar/client/theme/theme';

/** Sets the document's title and the browser's theme colour. */
export const useScreen = (title: string, ground: Ground = 'paper'): void => {
  useEffect(() => {
    document.title = `${title} · Karigar`;
  }, [title]);
  useEffect(() => standOn(ground), [ground]);
};
