import { useEffect, useState } from 'react';

/** A link to a picture that is on this phone only, as long as it is shown. What is kept is the same by its key. */
export const usePictureUrl = (key: string, picture: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  const hasPicture = picture !== undefined;
  useEffect(() => {
    if (picture === undefined) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
    // Each reading of the phone's store brings another value of the same picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, hasPicture]);
  return url;
};
