import { useEffect } from 'react';

/** Sets the document's title. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Karigar`;
  }, [title]);
};
