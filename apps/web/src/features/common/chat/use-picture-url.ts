import { useEffect, useState } from 'react';

/** An object URL of a picture that is only on this phone, while it is shown. The same key is the same picture. */
export const usePictureUrl = (key: string, picture: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  const hasPicture = picture !== undefined;
  useEffect(() => {
    if (picture === undefined) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
    // Each read of IndexedDB returns another Blob of the same picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, hasPicture]);
  return url;
};
