import { createTransport } from 'nodemailer';
import { addressOf, type Email, type EmailMessage } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-texts.ts';
import { SendFailure } from './send-failure.ts';

export type SmtpSetup = {
  readonly host: string;
  readonly port: number;
  /** `before-login`: by STARTTLS, or not at all. `if-offered`: a relay on this machine. */
  readonly tls: 'at-once' | 'before-login' | 'if-offered';
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
  readonly timeoutMs?: number;
};

const NAME = 'smtp';

/** Before the relay could have the letter. nodemailer does not say where a connection was lost or hung. */
const NOT_SENT = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG']);

const wordOf = (error: unknown, name: 'code' | 'syscall'): string => {
  const value: unknown = Object(error)[name];
  return typeof value === 'string' ? value : '';
};

const replyOf = (error: unknown): number => {
  const value: unknown = Object(error)['responseCode'];
  return typeof value === 'number' ? value : 0;
};

/** What nodemailer says, without the relay's words: they name the address. */
const failureOf = (error: unknown): SendFailure => {
  const [code, reply] = [wordOf(error, 'code'), replyOf(error)];
  const isRefused = reply >= 400;
  const isSure = isRefused || NOT_SENT.has(code) || wordOf(error, 'syscall') === 'connect';
  // A refusal for good (5xx) of a sender, a recipient or a letter; a login, TLS and a deferral may pass.
  const isOfMessage = reply >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const says = isRefused ? `the relay answered ${reply}` : `no answer (${code || 'unknown'})`;
  return new SendFailure(`${NAME}: ${says}`, {
    outcome: isSure ? 'not-sent' : 'unknown',
    fault: isOfMessage ? 'message' : 'provider',
  });
};

const transportOf = ({ host, port, tls, login, timeoutMs = 10_000 }: SmtpSetup) =>
  createTransport({
    host,
    port,
    secure: tls === 'at-once',
    requireTLS: tls === 'before-login',
    ...(login !== null && { auth: { ...login } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** To a relay that signs with DKIM and sends on: HTML and the same as text. */
export const createSmtpEmail = (setup: SmtpSetup): Email => {
  const transport = transportOf(setup);
  const letterOf = ({ to, template, values, language }: EmailMessage) => {
    const { subject, body, parts } = emailText(template, language, values);
    return {
      from: setup.from,
      // As an object: a list of addresses would be read from a text.
      to: { name: '', address: addressOf(to) },
      subject,
      text: body,
      html: emailHtml(subject, parts),
      // No automatic answers: RFC 3834.
      headers: { 'auto-submitted': 'auto-generated' },
    };
  };
  return {
    send: async (message) => {
      const letter = letterOf(message);
      try {
        await transport.sendMail(letter);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
};

/** Connects and logs in; throws what a letter would fail with. */
export const trySmtp = async (setup: SmtpSetup): Promise<void> => {
  try {
    await transportOf(setup).verify();
  } catch (error) {
    throw failureOf(error);
  }
};
