import type { Listener } from '#auth/listener';
import type { Sessions } from '#auth/sessions';
import type { IdTokens } from '#auth/id-token';
import type { OwnIssuer } from '#auth/own-issuer';
import type { Config } from '#config';
import type { Access } from '#auth/access';
import type { Admission } from '#platform/admission';
import type { CallsInFlight } from '#platform/calls-in-flight';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/db';
import type { FileLinks } from '#platform/file-links';
import type { Email } from '#platform/messages/email';
import type { Files } from '#platform/files';
import type { LegalTexts } from '#platform/legal-documents';
import type { Limit } from '#platform/limits';
import type { LiveBus } from '#platform/live-bus';
import type { Log } from '#platform/log';
import type { PaymentGateway } from '#platform/payments/gateway';
import type { PayoutProvider } from '#platform/payouts/provider';
import type { Push } from '#platform/push';
import type { ReceiptSeals } from '#platform/receipt-seals';
import type { Reports } from '#platform/reports';
import type { MaskedCalls } from '#platform/masked-calls';
import type { Metrics } from '#platform/telemetry';
import type { Tracing } from '#platform/trace-context';
import type { PdfWorkers } from '#platform/pdf/pdf-workers';
import type { ImageWorkers } from '#platform/image-workers';
import type { PictureReader } from '#platform/picture-reader';
import type { Pictures } from '#platform/pictures';
import type { Sms } from '#platform/messages/sms';
import type { Whatsapp } from '#platform/messages/whatsapp';
import type { Upi } from '#platform/upi';
import type { UidaiCertificates } from '#platform/offline-aadhaar/uidai-certificates';
import type { Vault } from '#platform/vault';
import type { WorkRecordSeals } from '#platform/work-record-seals';

/** Parts of a running server. Tests create the same parts on their own database. */
export type Context = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly reports: Reports;
  readonly databases: { readonly app: Database; readonly system: Database };
  readonly bus: LiveBus;
  readonly vault: Vault;
  readonly files: Files;
  readonly fileLinks: FileLinks;
  readonly pdfWorkers: PdfWorkers;
  readonly receiptSeals: ReceiptSeals;
  readonly workRecordSeals: WorkRecordSeals;
  readonly imageWorkers: ImageWorkers;
  readonly pictureReader: PictureReader;
  readonly pictures: Pictures;
  /** Null where no offline e-KYC is taken. */
  readonly uidai: UidaiCertificates | null;
  readonly legalTexts: LegalTexts;
  readonly sms: Sms;
  readonly email: Email;
  /** Null where nothing is sent by WhatsApp. */
  readonly whatsapp: Whatsapp | null;
  /** Null without a UPI payee. */
  readonly upi: Upi | null;
  /** Null where nobody pays in the app. */
  readonly gateway: PaymentGateway | null;
  /** Null where payouts are a file for the bank. */
  readonly payouts: PayoutProvider | null;
  /** Null where callers dial each other's real number. */
  readonly maskedCalls: MaskedCalls | null;
  /** Null where push is off. */
  readonly push: Push | null;
  readonly sessions: Sessions;
  /** The port that this part of the server answers at. */
  readonly listener: Listener;
  readonly idTokens: IdTokens;
  readonly issuer: OwnIssuer;
  readonly limits: {
    readonly address: Limit;
    /** The /48 around an IPv6 network: one line may have all of its /64. */
    readonly wideAddress: Limit;
    readonly account: Limit;
    /** Limits new accounts and guest sessions per network. */
    readonly newcomers: Limit;
    /** Limits sign-ups that are refused because of another account, per network. */
    readonly refusedSignups: Limit;
    /** Phone calls that an account asks for: each may cost at the gateway. */
    readonly phoneCalls: Limit;
    /** Those of an account for one booking, a day. */
    readonly bookingCalls: Limit;
    /** What an operator looks for: nobody tries numbers one after the other. */
    readonly finds: Limit;
    readonly reports: Limit;
    /** Operators' logins without a passkey, by email. */
    readonly operatorLogins: Limit;
  };
  /** Of this process: how many calls run at once, and which of the others wait. */
  readonly admission: Admission;
  /** Per account, or per session of a guest. */
  readonly callsInFlight: CallsInFlight;
  readonly access: Access;
  readonly close: () => Promise<void>;
};
