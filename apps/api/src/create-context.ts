import { hostname } from 'node:os';
import { partyAccess } from '#auth/access';
import { createIdTokens } from '#auth/id-token';
import { createOwnIssuer } from '#auth/own-issuer';
import { createSessions } from '#auth/sessions';
import type { Config } from '#config';
import type { Context } from '#context';
import {
  createMaskedCalls,
  createMessengers,
  createPaymentGateway,
  createPayoutProvider,
  openFiles,
  tracedAsking,
} from '#create-providers';
import { readBuild } from '#platform/build';
import { createAdmission } from '#platform/admission';
import { createCallsInFlight } from '#platform/calls-in-flight';
import { systemClock } from '#platform/clock';
import { connectDatabase, type Database } from '#platform/db';
import { createFileLinks } from '#platform/file-links';
import { readLegalTexts } from '#platform/legal-documents';
import { createLimit } from '#platform/limits';
import { createLocalBus } from '#platform/live-bus';
import { createLog, type Source } from '#platform/log';
import { connectNatsBus } from '#platform/nats-bus';
import { createImageWorkers, type ImageWorkers } from '#platform/image-workers';
import { readCertificates } from '#platform/offline-aadhaar/uidai-certificates';
import { createPdfWorkers } from '#platform/pdf/pdf-workers';
import { createPictureReader, type PictureReader } from '#platform/picture-reader';
import { createPictures } from '#platform/pictures';
import { createReceiptSeals } from '#platform/receipt-seals';
import { createReports } from '#platform/reports';
import { speakDrafts } from '#platform/texts';
import { createMetrics } from '#platform/telemetry';
import { createTracing } from '#platform/tracing';
import { createUpi } from '#platform/upi';
import { createWorkRecordSeals } from '#platform/work-record-seals';
import { createVault } from '#platform/vault';
import { publicListener } from '#wire/listener';

const REPORTS_PER_MINUTE = 60;
const OPERATOR_LOGINS_PER_HOUR = 10;
/** Of one operator, an hour: a busy one looks for somebody twice a minute. */
const FINDS_PER_HOUR = 240;
const DAY_SECONDS = 86_400;
/** Of one account for one booking, a day. */
const PHONE_CALLS_PER_BOOKING = 20;
/** A carrier may give each phone a /64 of the same /48. */
const NETWORKS_PER_WIDE = 16;
const WAITING_PER_RUNNING = 16;
/** Enough for lookups of a millisecond each. */
const SESSION_CONNECTIONS = 2;

/** Parts that a test may replace. */
export type ContextParts = Partial<
  Pick<Context, 'clock' | 'access' | 'log' | 'bus' | 'maskedCalls' | 'gateway' | 'payouts'>
> & {
  readonly imageWorkers?: ImageWorkers;
  readonly pictureReader?: PictureReader;
  readonly pdfWorkers?: Context['pdfWorkers'];
};

const sourceOf = ({ roles }: Config): Source => ({
  roles: roles.join(),
  version: readBuild().version,
  host: hostname(),
  pid: process.pid,
});

export const createContext = async (config: Config, parts: ContextParts = {}): Promise<Context> => {
  speakDrafts(config.draftLanguages);
  const legalTexts = readLegalTexts(config.legalDirectory);
  const uidai =
    config.uidaiCertificates === null ? null : readCertificates(config.uidaiCertificates);
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? createLog({ level: config.logLevel, source: sourceOf(config) });
  const metrics = createMetrics();
  config.roles.forEach(metrics.plays);
  const tracing = await createTracing(config.tracing, readBuild().version);
  const asking = tracedAsking(metrics, tracing);
  const onError = (error: Error): void => log.error({ err: error }, 'idle connection lost');
  const connect = (
    role: 'app' | 'system',
    pool: string = role,
    connections = config.database.connections,
  ): Database => {
    const database = connectDatabase({ url: config.database.url(role), connections, onError });
    metrics.watchPool(pool, database.use);
    return database;
  };
  // Of their own: calls that wait for a lock may hold every other connection.
  const sessionLookups = connect('system', 'sessions', SESSION_CONNECTIONS);
  const databases = { app: connect('app'), system: connect('system') };
  const bus =
    parts.bus ??
    (config.natsUrl === null ? createLocalBus() : await connectNatsBus(config.natsUrl));
  metrics.watchBus(bus.isConnected);
  const issuer = await createOwnIssuer(config.idTokenKey, config.idTokenOtherKeys);
  const vault = createVault(config.vault);
  const files = await openFiles(config, asking);
  const admission = createAdmission(config.database.connections);
  metrics.watchAdmission(admission.counts);
  const onLost = (): void => {
    metrics.imageWorkerLost();
    log.warn('a painter ended at its work');
  };
  const imageWorkers =
    parts.imageWorkers ??
    createImageWorkers({ onLost, onUse: (use) => metrics.helpersUsed('image', use) });
  const pictureReader = parts.pictureReader ?? createPictureReader(config.pictureReader);
  const pdfWorkers =
    parts.pdfWorkers ??
    createPdfWorkers({
      onLost: () => log.warn('a printer ended at its work'),
      onUse: (use) => metrics.helpersUsed('pdf', use),
    });
  return {
    config,
    clock,
    log,
    databases,
    bus,
    metrics,
    tracing,
    vault,
    files,
    fileLinks: createFileLinks(vault, clock),
    pdfWorkers,
    receiptSeals: createReceiptSeals(vault, clock),
    workRecordSeals: createWorkRecordSeals(vault, config.publicUrl.href),
    upi: config.upi === null ? null : createUpi(config.upi),
    gateway: parts.gateway ?? createPaymentGateway(config, asking),
    payouts: parts.payouts ?? createPayoutProvider(config, asking),
    maskedCalls: parts.maskedCalls ?? createMaskedCalls(config, asking),
    pictures: createPictures({
      files,
      imageWorkers,
      pictureReader,
      vault,
      database: databases.system,
      clock,
    }),
    pictureReader,
    imageWorkers,
    ...createMessengers(config, databases.system, clock, asking),
    legalTexts,
    uidai,
    reports: createReports(),
    sessions: createSessions({
      database: sessionLookups,
      bus,
      clock,
      onFound: metrics.sessionFound,
    }),
    listener: publicListener(config),
    issuer,
    idTokens: createIdTokens(config.issuers, issuer.publicKeys),
    limits: {
      address: createLimit({ points: config.callsPerMinute.address, seconds: 60 }),
      wideAddress: createLimit({
        points: NETWORKS_PER_WIDE * config.callsPerMinute.address,
        seconds: 60,
      }),
      account: createLimit({ points: config.callsPerMinute.account, seconds: 60 }),
      newcomers: createLimit({ points: config.newcomersPerMinute, seconds: 60 }),
      refusedSignups: createLimit({ points: config.refusedSignupsPerHour, seconds: 3600 }),
      phoneCalls: createLimit({ points: config.phoneCallsPerHour, seconds: 3600 }),
      bookingCalls: createLimit({ points: PHONE_CALLS_PER_BOOKING, seconds: DAY_SECONDS }),
      finds: createLimit({ points: FINDS_PER_HOUR, seconds: 3600 }),
      reports: createLimit({ points: REPORTS_PER_MINUTE, seconds: 60 }),
      operatorLogins: createLimit({ points: OPERATOR_LOGINS_PER_HOUR, seconds: 3600 }),
    },
    admission,
    callsInFlight: createCallsInFlight({
      running: config.callsInFlight,
      waiting: WAITING_PER_RUNNING * config.callsInFlight,
    }),
    access: parts.access ?? partyAccess,
    close: async () => {
      await Promise.all([imageWorkers.close(), pdfWorkers.close()]);
      await Promise.all([databases.app.close(), databases.system.close(), sessionLookups.close()]);
      await bus.close();
      await tracing.close();
    },
  };
};
