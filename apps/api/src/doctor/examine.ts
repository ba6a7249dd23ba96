import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { ConfigError, readConfig, type Config } from '#config';
import { systemClock } from '#platform/clock';
import { readLegalTexts } from '#platform/legal-documents';
import { createGatewaySms } from '#platform/sms';
import { checkMachine } from './check-machine.ts';
import { checkPostgres } from './check-postgres.ts';
import { bad, good, wordsOf, type Finding } from './finding.ts';

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

const checkSms = (sms: Config['sms']): Finding[] => {
  if (sms === null) return [];
  const missing = notSet('SMS', { SMS_KEY: sms.apiKey, SMS_SENDER: sms.sender });
  try {
    createGatewaySms(sms);
    return [...missing, good('SMS', 'every text has its template')];
  } catch (error) {
    return [...missing, bad('SMS', `SMS_TEMPLATES: ${wordsOf(error)}`)];
  }
};

const checkEmail = (email: Config['email']): Finding[] =>
  email === null ? [] : notSet('email', { EMAIL_KEY: email.apiKey, EMAIL_FROM: email.from });

/** Everything that this process needs, by the settings it would start with. */
export const examine = async (given: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const config = readSettings(given);
  if (Array.isArray(config)) return config;
  const { cell, supplier, database, isProduction } = config;
  return [
    good('settings', isProduction ? 'safe for production' : 'of a development server'),
    checkLegal(config.legalDirectory),
    ...checkSms(config.sms),
    ...checkEmail(config.email),
    ...(await checkPostgres({
      url: database.url,
      jobsUrl: config.roles.includes('worker') ? database.jobsUrl : null,
      connections: database.connections,
      cell,
      year: financialYearOf(dayOf(systemClock())),
      gstin: supplier.gstin,
      isProduction,
    })),
    ...(await checkMachine(config)),
  ];
};
