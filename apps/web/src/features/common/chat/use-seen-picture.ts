import { hasMarkHeader } from '@karigar/contract/wire/mark';
import { useEffect, useState } from 'react';
import { findPicture, keepPicture } from './picture-cache.ts';

const load = async (link: string): Promise<Blob | null> => {
  try {
    const reply = await fetch(link);
    return reply.ok && hasMarkHeader(reply.headers) ? await reply.blob() : null;
  } catch {
    return null;
  }
};

/**
 * A chat picture from the phone's cache if it was seen before, so that it is downloaded once and works offline; null
 * while loading. If it fails to load, the link stays.
 */
export const useSeenPicture = (link: string): string | null => {
  const [path] = link.split('?');
  const [shown, setShown] = useState<{ path: string | undefined; url: string } | null>(null);
  const isShown = shown !== null && shown.path === path && shown.url.startsWith('blob:');
  useEffect(() => {
    // This is only the next link to the same picture.
    if (isShown) return;
    let isLeft = false;
    const show = async (): Promise<void> => {
      const kept = await findPicture(link);
      const picture = kept ?? (await load(link));
      if (isLeft) return;
      setShown({ path, url: picture === null ? link : URL.createObjectURL(picture) });
      if (kept === null && picture !== null) await keepPicture(link, picture);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [link, path, isShown]);
  const url = shown?.url;
  useEffect(
    () => () => {
      if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    },
    [url],
  );
  return shown !== null && shown.path === path ? shown.url : null;
};
