import { useEffect, useEffectEvent } from 'react';

type OtpCredential = { readonly code: string };
type OtpContainer = {
  readonly get: (options: {
    otp: { transport: readonly ['sms'] };
    signal: AbortSignal;
  }) => Promise<OtpCredential | null>;
};

const CODE = /^\d{6}$/;

/** Reads the code from the SMS, where the browser can and the person allows it. */
export const useWebOtp = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const stop = new AbortController();
    const credentials = navigator.credentials as unknown as OtpContainer;
    const read = async (): Promise<void> => {
      try {
        const found = await credentials.get({ otp: { transport: ['sms'] }, signal: stop.signal });
        if (found !== null && CODE.test(found.code)) take(found.code);
      } catch {
        // The person refused, left the screen, or typed the code.
      }
    };
    void read();
    return () => stop.abort();
  }, []);
};
