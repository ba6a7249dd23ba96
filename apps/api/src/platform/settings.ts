import * as z from 'zod/mini';

/** A setting that lists several values, separated by commas. */
export const list = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.transform((written) => written.split(',').filter((item) => item !== '')),
  );

/** A setting that is a whole number. */
export const whole = (fallback: number, most = Number.MAX_SAFE_INTEGER) =>
  z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
      z.number().check(z.maximum(most)),
    ),
    fallback,
  );

/** Limits against abuse, beside those of codes. */
export const abuseLimits = {
  REFUSED_SIGNUPS_PER_HOUR: whole(5),
  PHONE_CALLS_PER_HOUR: whole(30),
  /** Of one /24 or /48, in 24 hours. */
  NEW_CUSTOMER_VISITS_PER_NETWORK: whole(50),
} as const;

export const json = <Schema extends z.ZodMiniType>(schema: Schema, fallback: string) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), fallback),
      z.transform((written, payload): unknown => {
        try {
          return JSON.parse(written);
        } catch {
          payload.issues.push({ code: 'custom', message: 'not JSON', input: written });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );
