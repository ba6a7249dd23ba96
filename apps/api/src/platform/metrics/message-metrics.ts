import type { Meters } from './meters.ts';

/** Messages to people, and the errors that their apps report. */
export const messageMetrics = ({ counter }: Meters) => {
  const pushes = counter(
    'karigar_push_total',
    'Alerts handed to push services, by what became of them.',
    ['outcome'],
  );
  const unseenSms = counter(
    'karigar_unseen_sms_total',
    'Messages about assignments nobody had looked at in time.',
  );
  const ended = counter(
    'karigar_message_total',
    'Messages to customers outside the app, by how they ended.',
    ['kind', 'state'],
  );
  const otpSent = counter('karigar_otp_sent_total', 'Login codes sent.');
  const otpVerified = counter(
    'karigar_otp_verified_total',
    'Login codes used; far fewer than sent means that sending is abused.',
  );
  const reports = counter(
    'karigar_reports_total',
    'Errors and policy violations that the app reported.',
    ['kind'],
  );
  return {
    /** sent, gone, rejected, failed (will be retried) or late (expired). */
    pushed: (outcome: string): void => pushes.inc({ outcome }),
    unseenSmsSent: (): void => unseenSms.inc(),
    /** reached, unconfirmed, failed or dropped. */
    messageEnded: (kind: string, state: string): void => ended.inc({ kind, state }),
    otpSent: (): void => otpSent.inc(),
    otpVerified: (): void => otpVerified.inc(),
    reported: (kind: string): void => reports.inc({ kind }),
  };
};
