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

const checkSms = (sms: Config['sms']): Finding[] => {
  if (sms === null) return [];
  try {
    createGatewaySms(sms);
    return [good('SMS', 'every text has its template')];
  } catch (error) {
    return [bad('SMS', `SMS_TEMPLATES: ${wordsOf(error)}`)];
  }
};

/** Everything that this process needs, by the settings it would start with. */
export const examine = async (given: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const config = readSettings(given);
  if (Array.isArray(config)) return config;
  const { cell, supplier, database, isProduction } = config;
  return [
    good('settings', isProduction ? 'safe for production' : 'of a development server'),
    checkLegal(config.legalDirectory),
    ...checkSms(config.sms),
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
