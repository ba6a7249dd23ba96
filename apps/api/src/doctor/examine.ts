import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { ConfigError, readConfig, type Config } from '#config';
import { systemClock } from '#platform/clock';
import { readLegalTexts } from '#platform/legal-documents';
import { createSms } from '#platform/messages/create-sms';
import { whatsappTemplateProblems } from '#platform/messages/read-whatsapp-templates';
import { trySmtp } from '#platform/messages/smtp';
import type { SmsProvider } from '#platform/messages/sms-settings';
import { checkMachine } from './check-machine.ts';
import { checkPostgres } from './check-postgres.ts';
import { bad, good, weak, wordsOf, type Finding } from './finding.ts';

const readSettings = (given: NodeJS.ProcessEnv): Config | Finding[] => {
  try {
    return readConfig(given);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => bad('settings', line));
  }
};

const checkLegal = (directory: string): Finding => {
  try {
    readLegalTexts(directory);
    return good('terms', directory);
  } catch (error) {
    return bad('terms', `LEGAL_DIR: ${wordsOf(error)}`);
  }
};

const notSet = (about: string, settings: Readonly<Record<string, string>>): Finding[] =>
  Object.entries(settings)
    .filter(([, value]) => value === '')
    .map(([name]) => bad(about, `${name} is not set: the gateway would refuse us`));

const checkSms = (provider: SmsProvider): Finding[] => {
  const { name, setup } = provider;
  const missing =
    name === 'generic' ? notSet('SMS', { SMS_KEY: setup.apiKey, SMS_SENDER: setup.sender }) : [];
  try {
    createSms(provider);
    return [...missing, good('SMS', `${name}: every text has its template`)];
  } catch (error) {
    const setting = name === 'msg91' ? 'MSG91_TEMPLATES' : 'SMS_TEMPLATES';
    return [...missing, bad('SMS', `${setting}: ${wordsOf(error)}`)];
  }
};

const checkWhatsapp = async (whatsapp: Config['whatsapp']): Promise<Finding[]> => {
  if (whatsapp === null) return [];
  try {
    const problems = await whatsappTemplateProblems(whatsapp.setup);
    return problems.length === 0
      ? [good('WhatsApp', 'every text has its template')]
      : problems.map((problem) => bad('WhatsApp', problem));
  } catch (error) {
    return [bad('WhatsApp', wordsOf(error))];
  }
};

const checkEmail = async (email: Config['email']): Promise<Finding[]> => {
  if (email === null) return [];
  if (email.name === 'gateway')
    return notSet('email', { EMAIL_KEY: email.setup.apiKey, EMAIL_FROM: email.setup.from });
  try {
    await trySmtp(email.setup);
    return [good('email', 'the relay lets us in')];
  } catch (error) {
    return [bad('email', wordsOf(error))];
  }
};

const checkAlarms = (phones: readonly string[]): Finding =>
  phones.length === 0
    ? weak('SOS', 'ALARM_PHONES is not set: an alarm reaches nobody while every console is closed')
    : good('SOS', `${phones.length} on duty`);

/** Everything that this process needs, by the settings it would start with. */
export const examine = async (given: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const config = readSettings(given);
  if (Array.isArray(config)) return config;
  const { cell, suppliers, database, isProduction } = config;
  return [
    good('settings', isProduction ? 'safe for production' : 'of a development server'),
    checkLegal(config.legalDirectory),
    ...config.sms.flatMap(checkSms),
    checkAlarms(config.alarmPhones),
    ...(await checkWhatsapp(config.whatsapp)),
    ...(await checkEmail(config.email)),
    ...(await checkPostgres({
      url: database.url,
      jobsUrl: config.roles.includes('worker') ? database.jobsUrl : null,
      connections: database.connections,
      cell,
      year: financialYearOf(dayOf(systemClock())),
      gstins: suppliers.map(({ gstin }) => gstin),
      isProduction,
    })),
    ...(await checkMachine(config)),
  ];
};
