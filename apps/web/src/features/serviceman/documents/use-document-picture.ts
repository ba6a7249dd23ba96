import { useEffect, useState } from 'react';
import { CLIENT_ID } from '#platform/api/client-id';
import { reportError } from '@karigar/client/errors/report-error';
import { session } from '#platform/session/session';

/** A picture that is shown now; no URL while it loads, and for one that could not be loaded. */
type DocumentPicture = { readonly url: string | null; readonly isGone: boolean };

const LOADING: DocumentPicture = { url: null, isGone: false };
const GONE: DocumentPicture = { url: null, isGone: true };

/** The session's token goes in a header: an address alone opens no document. */
const load = async (address: string, signal: AbortSignal): Promise<Blob | null> => {
  const response = await fetch(address, {
    headers: {
      authorization: `Bearer ${CLIENT_ID}`,
      'auth-token': session.get()?.authToken ?? '',
    },
    cache: 'no-store',
    signal,
  });
  return response.ok ? response.blob() : null;
};

/** Another server of the same wire may send the picture itself. */
const isPictureItself = (address: string): boolean => address.startsWith('data:');

/** The document's picture, in memory only while it is shown. */
export const useDocumentPicture = (address: string | null): DocumentPicture => {
  const [picture, setPicture] = useState(LOADING);
  useEffect(() => {
    if (address === null || isPictureItself(address)) return undefined;
    const giveUp = new AbortController();
    let url: string | null = null;
    const show = async (): Promise<void> => {
      try {
        const blob = await load(address, giveUp.signal);
        if (giveUp.signal.aborted) return;
        url = blob === null ? null : URL.createObjectURL(blob);
        setPicture(url === null ? GONE : { url, isGone: false });
      } catch (error) {
        if (giveUp.signal.aborted) return;
        // A cut connection is a TypeError.
        if (!(error instanceof TypeError)) reportError(error);
        setPicture(GONE);
      }
    };
    void show();
    return () => {
      giveUp.abort();
      if (url !== null) URL.revokeObjectURL(url);
      setPicture(LOADING);
    };
  }, [address]);
  return address !== null && isPictureItself(address) ? { url: address, isGone: false } : picture;
};
