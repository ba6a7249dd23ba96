import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { postWithProgress } from '@karigar/contract/uploads/post-with-progress';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api/call';

/** A call with a picture and its progress. `share` is the sent part, null while none is running. */
export const useUpload = <Call extends AnyCall>(made: Call) => {
  const [share, setShare] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  return {
    share,
    cancel: (): void => underWay.current?.abort(),
    /** Null when it was cancelled, or when one is running already. */
    send: async (input: InputOf<Call>): Promise<CallResult<Call> | null> => {
      if (underWay.current !== null) return null;
      const giveUp = new AbortController();
      underWay.current = giveUp;
      setShare(0);
      try {
        return await call(made, input, {
          signal: giveUp.signal,
          post: postWithProgress(setShare),
        });
      } catch (failure) {
        if (giveUp.signal.aborted) return null;
        throw failure;
      } finally {
        underWay.current = null;
        setShare(null);
      }
    },
  };
};
