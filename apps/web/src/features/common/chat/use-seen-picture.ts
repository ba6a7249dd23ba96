import { useEffect, useState } from 'react';
import { findPicture, keepPicture } from './picture-cache.ts';

const load = async (link: string): Promise<Blob | null> => {
  try {
    const reply = await fetch(link);
    return reply.ok ? await reply.blob() : null;
  } catch {
    return null;
  }
};

/**
 * What a link of the chat leads to: from the phone where it was seen before, so that it is paid for once and can be
 * looked at without network; null while it is looked for. One that cannot be had stays a link.
 */
export const useSeenPicture = (link: string): string | null => {
  const [path] = link.split('?');
  const [shown, setShown] = useState<{ path: string | undefined; url: string } | null>(null);
  const isShown = shown !== null && shown.path === path && shown.url.startsWith('blob:');
  useEffect(() => {
    // The next link to the same picture.
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
