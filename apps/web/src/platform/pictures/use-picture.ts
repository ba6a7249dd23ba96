import { useEffect, useRef, useState } from 'react';
import { reportError } from '@karigar/client/errors/report-error';
import { choosePicture, type PictureSource } from './choose-picture.ts';
import { reducePicture } from './reduce-picture.ts';

export type ChosenPicture =
  | { readonly kind: 'none' | 'reading' | 'refused' }
  /** Ready to send; `url` shows it. */
  | { readonly kind: 'ready'; readonly file: File; readonly url: string };

const NONE: ChosenPicture = { kind: 'none' };

/** One picture of a form: chosen, reduced, shown. */
export const usePicture = () => {
  const [picture, setPicture] = useState<ChosenPicture>(NONE);
  const turn = useRef(0);
  const url = picture.kind === 'ready' ? picture.url : null;
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);

  const read = async (from: PictureSource): Promise<void> => {
    const chosen = await choosePicture(from);
    if (chosen === null) return;
    turn.current += 1;
    const own = turn.current;
    setPicture({ kind: 'reading' });
    const reduced = await reducePicture(chosen);
    // Another picture was chosen meanwhile, or it was removed.
    if (own !== turn.current) return;
    setPicture(
      reduced.ok
        ? { kind: 'ready', file: reduced.value, url: URL.createObjectURL(reduced.value) }
        : { kind: 'refused' },
    );
  };

  return {
    picture,
    choose: (from: PictureSource): void => void read(from).catch(reportError),
    clear: (): void => {
      turn.current += 1;
      setPicture(NONE);
    },
  };
};
