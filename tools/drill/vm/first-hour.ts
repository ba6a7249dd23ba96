import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@karigar/domain/language';
import { SMS_TEMPLATES } from '../../../apps/api/src/platform/messages/sms-texts.ts';
import { logInByCode } from '../../figure/log-in-by-code.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Gateways } from './gateways.ts';
import type { Machine } from './machine.ts';
import { reach } from './reach.ts';

const WRITTEN_VERSION = '1.2.3';
const BLOCK = /```sh\n([\s\S]*?)```/g;
const COMMON = 'etc/karigar/common.env';
const AUTHORITY = '/etc/karigar/gateways.pem';
const CADDY_AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const OPTIONS_OF_CADDY = 'mkdir -p /etc/caddy/options.d && cat >/etc/caddy/options.d/own';
export const APP = 'karigar.example.in';
export const CONSOLE = 'ops.karigar.example.in';
const CLIENT_ID = 'karigar-app';
const MOST_START_SECONDS = 15;

const pageText = readFileSync(join(repoRoot, 'docs/operate/first-hour.md'), 'utf8');

/** The command, if the page tells it to the reader. */
export const documented = (command: string): string => {
  if (!pageText.includes(`\`${command}`)) throw new Error(`first-hour.md does not say ${command}`);
  return command;
};

/** The lines of the page's blocks, for the release that is installed. */
const blocksOf = (text: string, version: string): readonly (readonly string[])[] =>
  [...text.matchAll(BLOCK)].map(([, block = '']) =>
    block
      .replaceAll(WRITTEN_VERSION, version)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

const valuesFor = ({ url }: Gateways): Readonly<Record<string, string>> => ({
  SMS_URL: `${url}/sms`,
  SMS_SENDER: 'KARIGR',
  SMS_TEMPLATES: JSON.stringify(
    Object.fromEntries(
      SMS_TEMPLATES.flatMap((name) => LANGUAGES.map((language) => [`${name}.${language}`, '1107'])),
    ),
  ),
  EMAIL_URL: `${url}/email`,
  EMAIL_FROM: 'team@karigar.example.in',
  PUSH_CONTACT: 'mailto:push@karigar.example.in',
  INVOICE_SUPPLIER: JSON.stringify({
    name: 'Karigar Home Services Pvt Ltd',
    address: 'Baner Road, Pune 411045',
    gstin: '27AAPFU0939F1ZV',
    sac: '9987',
  }),
  SUPPORT_PHONE: '+912066801234',
  SECURITY_CONTACT: 'mailto:security@karigar.example.in',
});

/** Fills in each line that begins with #, as the file asks for, and names the authority of the gateways. */
const fillIn = ({ root }: Machine, gateways: Gateways): void => {
  const values = valuesFor(gateways);
  const file = join(root, COMMON);
  const filled = readFileSync(file, 'utf8').replaceAll(/^#([A-Z_]+)=.*$/gm, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`common.env asks for ${name}`);
    return `${name}=${values[name]}`;
  });
  writeFileSync(file, `${filled}NODE_EXTRA_CA_CERTS=${AUTHORITY}\n`);
  writeFileSync(join(root, AUTHORITY), gateways.certificate);
};

/** Says what `karigar-admin doctor` finds bad, line by line. */
export const badOf = async (machine: Machine): Promise<readonly string[]> => {
  const { output } = await machine.run(documented('karigar-admin doctor'));
  if (!/^(good|weak|bad) /m.test(output)) return [`the doctor said ${output}`];
  return output.split('\n').filter((line) => line.startsWith('bad'));
};

/** Before the settings are filled in and after, until the doctor has nothing bad to say. */
const settle = async (machine: Machine, gateways: Gateways, lines: readonly string[]) => {
  const failures: string[] = [];
  const names = (lacks: readonly string[], found: readonly string[]): void => {
    for (const name of lacks)
      if (!found.some((line) => line.includes(name))) failures.push(`the doctor misses no ${name}`);
  };
  const first =
    'SMS_PROVIDERS SMTP_URL PUSH_CONTACT INVOICE_SUPPLIER SUPPORT_PHONE SECURITY_CONTACT';
  names(first.split(' '), await badOf(machine));
  for (const line of lines) {
    if (line === `editor /${COMMON}`) {
      fillIn(machine, gateways);
      names(['SMS_KEY', 'EMAIL_KEY', 'LEGAL_DIR'], await badOf(machine));
      continue;
    }
    const { code, output } = await machine.run(line);
    if (code !== 0) failures.push(`${line}: ${output}`);
  }
  failures.push(...(await badOf(machine)));
  return failures;
};

/** Every step of the page, up to the customer who logs in and the invited operator. */
export const passFirstHour = async (machine: Machine, gateways: Gateways, version: string) => {
  const failures: string[] = [];
  const [unpack = [], settings = []] = blocksOf(pageText, version);
  // No public authority can see this machine.
  await machine.run(`${OPTIONS_OF_CADDY} <<'END'\nlocal_certs\nskip_install_trust\nEND`);

  const began = performance.now();
  for (const line of [documented('apt-get update'), ...unpack]) {
    const { code, output } = await machine.run(line);
    if (code !== 0) throw new Error(`${line}\n${output}`);
  }
  const installed = performance.now();
  failures.push(...(await settle(machine, gateways, settings)));

  const before = performance.now();
  const start = await machine.run(documented('karigar-admin start'));
  const startSeconds = (performance.now() - before) / 1000;
  if (start.code !== 0) throw new Error(start.output);
  if (startSeconds > MOST_START_SECONDS) failures.push(`ready after ${startSeconds.toFixed(1)} s`);

  const authority = readFileSync(join(machine.root, CADDY_AUTHORITY), 'utf8');
  const forget = reach(machine.address, [APP, CONSOLE], authority);
  try {
    const page = await fetch(`https://${APP}/login`, { headers: { accept: 'text/html' } });
    if (page.status !== 200) failures.push(`the login answered ${page.status}`);
    await logIn(gateways, '7000000002');
    const seconds = (performance.now() - began) / 1000;
    const invite = `${documented('karigar-admin db operator')} --email meera@example.in --name 'Meera Joshi' --desk admin`;
    const invited = await machine.run(invite);
    const link = invited.stdout.trim();
    if (!link.startsWith(`https://${CONSOLE}/`)) failures.push(`no invitation: ${invited.output}`);
    else if ((await fetch(link)).status !== 200) failures.push('the invitation does not open');
    if (gateways.refused.length > 0) failures.push('a gateway was called without its key');
    return { failures, forget, seconds, installSeconds: (installed - began) / 1000, startSeconds };
  } catch (error) {
    forget();
    throw error;
  }
};

/** As a customer who has no account yet. */
export const logIn = (gateways: Gateways, phone: string): Promise<void> =>
  logInByCode(`https://${APP}`, CLIENT_ID, gateways.codeFor, phone);
