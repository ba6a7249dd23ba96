import * as z from 'zod/mini';
import { isSafePlace } from '../origins.ts';
import type { GatewayEmailSetup } from './email.ts';
import type { SmtpSetup } from './smtp.ts';

/** Who takes our emails: a relay by SMTP, or a gateway by HTTP. Without one they go to the inbox. */
export const emailSettings = {
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMTP_USER: z._default(z.string(), ''),
  SMTP_PASSWORD: z._default(z.string(), ''),
  EMAIL_URL: z.optional(z.url()),
  EMAIL_KEY: z._default(z.string(), ''),
  EMAIL_FROM: z._default(z.string(), ''),
};

const written = z.object(emailSettings);
type Written = z.output<typeof written>;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

/** A relay on this machine needs no TLS. */
const isHere = ({ hostname }: URL): boolean => isSafePlace(new URL(`http://${hostname}`));

const smtpOf = (env: Written, url: URL): SmtpSetup => {
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (isTls ? TLS_PORT : SUBMISSION_PORT) : Number(url.port),
    tls: isTls ? 'at-once' : isHere(url) ? 'if-offered' : 'before-login',
    login: env.SMTP_USER === '' ? null : { user: env.SMTP_USER, pass: env.SMTP_PASSWORD },
    from: env.EMAIL_FROM,
  };
};

export const emailProblems = (env: Written): readonly string[] => {
  if (env.SMTP_URL === undefined) return [];
  const url = new URL(env.SMTP_URL);
  const problems: string[] = [];
  if (env.EMAIL_URL !== undefined) problems.push('SMTP_URL and EMAIL_URL are both set');
  if (url.username !== '' || url.password !== '')
    problems.push('SMTP_URL has a user: use SMTP_USER and SMTP_PASSWORD');
  if ((env.SMTP_USER === '') !== (env.SMTP_PASSWORD === ''))
    problems.push('SMTP_USER and SMTP_PASSWORD belong together');
  if (env.EMAIL_FROM === '') problems.push('SMTP_URL needs EMAIL_FROM');
  return problems;
};

export type EmailProvider =
  | { readonly name: 'smtp'; readonly setup: SmtpSetup }
  | { readonly name: 'gateway'; readonly setup: GatewayEmailSetup };

/** Null where emails go to the inbox. */
export const emailProviderOf = (env: Written): EmailProvider | null => {
  if (env.SMTP_URL !== undefined)
    return { name: 'smtp', setup: smtpOf(env, new URL(env.SMTP_URL)) };
  return env.EMAIL_URL === undefined
    ? null
    : {
        name: 'gateway',
        setup: { url: env.EMAIL_URL, apiKey: env.EMAIL_KEY, from: env.EMAIL_FROM },
      };
};
