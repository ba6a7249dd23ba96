import type { Config } from '#config';
import type { Context } from '#context';
import { keepInboxMessage } from '#inbox/inbox-store';
import type { Clock } from '#platform/clock';
import { SYSTEM, type Database } from '#platform/db';
import { createDiskFiles } from '#platform/disk-files';
import { createGatewayEmail, createInboxEmail, type Email } from '#platform/messages/email';
import type { EmailProvider } from '#platform/messages/email-settings';
import { createSmtpEmail } from '#platform/messages/smtp';
import type { Files } from '#platform/files';
import { createGatewayMaskedCalls } from '#platform/masked-calls';
import { createRazorpay } from '#platform/payments/razorpay';
import { createRazorpayX } from '#platform/payouts/razorpayx';
import { createPush } from '#platform/push';
import { createSms } from '#platform/messages/create-sms';
import { withFailOver } from '#platform/messages/fail-over';
import { createInboxSms, type InboxEntry, type Sms } from '#platform/messages/sms';
import { createWhatsapp } from '#platform/messages/whatsapp';
import type { Metrics } from '#platform/telemetry';
import type { Tracing } from '#platform/trace-context';

type Asking = Metrics['asking'];

/** Counts, times and traces what a provider is asked. */
export const tracedAsking =
  ({ asking }: Metrics, { span }: Tracing): Asking =>
  (provider, ask) =>
    asking(provider, (...given) => span({ name: provider, kind: 'client' }, () => ask(...given)));

/** Null without a provider. Each is counted by its own name where another can take over from it. */
const createOwnSms = ({ sms: providers }: Config, asking: Asking): Sms | null => {
  if (providers.length === 0) return null;
  const ways = providers.map((provider) => {
    const { send } = createSms(provider);
    return providers.length === 1 ? send : asking(`sms-${provider.name}`, send);
  });
  return { send: withFailOver(ways) };
};

const createOwnEmail = ({ name, setup }: EmailProvider): Email =>
  name === 'smtp' ? createSmtpEmail(setup) : createGatewayEmail(setup);

/** Without a gateway, messages go to the development inbox. Production refuses to start without one. */
export const createMessengers = (
  config: Config,
  system: Database,
  clock: Clock,
  asking: Asking,
): Pick<Context, 'sms' | 'email' | 'whatsapp' | 'push'> => {
  const write = (entry: InboxEntry): Promise<void> =>
    system.transaction(SYSTEM, (tx) => keepInboxMessage(tx, entry));
  const sms = createOwnSms(config, asking) ?? createInboxSms(write, clock);
  const email =
    config.email === null ? createInboxEmail(write, clock) : createOwnEmail(config.email);
  const whatsapp = config.whatsapp === null ? null : createWhatsapp(config.whatsapp.setup);
  const push = config.push === null ? null : createPush(config.push);
  return {
    sms: { send: asking('sms', sms.send) },
    email: { send: asking('email', email.send) },
    whatsapp: whatsapp && { send: asking('whatsapp', whatsapp.send) },
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

export const createPayoutProvider = (
  { razorpayX: settings }: Config,
  asking: Asking,
): Context['payouts'] => {
  if (settings === null) return null;
  const provider = createRazorpayX(settings);
  return {
    openAccount: asking('payouts', provider.openAccount),
    pay: asking('payouts', provider.pay),
    read: asking('payouts', provider.read),
    find: asking('payouts', provider.find),
    check: asking('payouts', provider.check),
    readCheck: asking('payouts', provider.readCheck),
    readEvent: provider.readEvent,
  };
};
