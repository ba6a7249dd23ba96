import type { Config } from '#config';
import type { Context } from '#context';
import { keepInboxMessage } from '#inbox/inbox-store';
import type { Clock } from '#platform/clock';
import { SYSTEM, type Database } from '#platform/db';
import { createDiskFiles } from '#platform/disk-files';
import { createGatewayEmail, createInboxEmail } from '#platform/email';
import type { Files } from '#platform/files';
import { createGatewayMaskedCalls } from '#platform/masked-calls';
import { createRazorpay } from '#platform/payments/razorpay';
import { createPush } from '#platform/push';
import { createGatewaySms, createInboxSms, type InboxEntry } from '#platform/sms';
import type { Metrics } from '#platform/telemetry';
import type { Tracing } from '#platform/trace-context';

type Asking = Metrics['asking'];

/** Counts, times and traces what a provider is asked. */
export const tracedAsking =
  ({ asking }: Metrics, { span }: Tracing): Asking =>
  (provider, ask) =>
    asking(provider, (...given) => span({ name: provider, kind: 'client' }, () => ask(...given)));

/** Without a gateway, messages go to the development inbox. Production refuses to start without one. */
export const createMessengers = (
  config: Config,
  system: Database,
  clock: Clock,
  asking: Asking,
): Pick<Context, 'sms' | 'email' | 'push'> => {
  const write = (entry: InboxEntry): Promise<void> =>
    system.transaction(SYSTEM, (tx) => keepInboxMessage(tx, entry));
  const sms = config.sms === null ? createInboxSms(write, clock) : createGatewaySms(config.sms);
  const email =
    config.email === null ? createInboxEmail(write, clock) : createGatewayEmail(config.email);
  const push = config.push === null ? null : createPush(config.push);
  return {
    sms: { send: asking('sms', sms.send) },
    email: { send: asking('email', email.send) },
    push: push && { ...push, send: asking('push', push.send) },
  };
};

/** Imported on demand because the S3 client is large. */
export const openFiles = async (
  { files: { directory, s3 } }: Config,
  asking: Asking,
): Promise<Files> => {
  const files =
    s3 === null
      ? createDiskFiles(directory)
      : (await import('#platform/s3-files')).createS3Files(s3);
  return {
    put: asking('files', files.put),
    read: asking('files', files.read),
    remove: asking('files', files.remove),
    list: files.list,
  };
};

export const createMaskedCalls = (
  { maskedCalls: settings }: Config,
  asking: Asking,
): Context['maskedCalls'] =>
  settings && { between: asking('masked-calls', createGatewayMaskedCalls(settings).between) };

export const createPaymentGateway = (
  { razorpay: settings }: Config,
  asking: Asking,
): Context['gateway'] => {
  if (settings === null) return null;
  const gateway = createRazorpay(settings);
  return {
    openPage: asking('payments', gateway.openPage),
    readPage: asking('payments', gateway.readPage),
    findPage: asking('payments', gateway.findPage),
    closePage: asking('payments', gateway.closePage),
    refund: asking('payments', gateway.refund),
    readRefund: asking('payments', gateway.readRefund),
    readEvent: gateway.readEvent,
  };
};
