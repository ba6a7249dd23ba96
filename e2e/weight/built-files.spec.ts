import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../../tools/web/ensure-web-app.ts';
import { DEMO_PASSWORD, people } from '../world/people.ts';
import { TEST_NUMBER } from '../world/test-number.ts';
import { expect, test } from '../world/test.ts';

/** Strings that belong to the server, or to a development server, only. */
const SECRETS = [
  DEMO_PASSWORD,
  'karigar-demo',
  'TEST_NUMBERS',
  TEST_NUMBER,
  '/dev/inbox',
  'ID_TOKEN_KEY',
  'VAULT_KEYS',
  'clientSecret',
  'client_secret',
  ...Object.values(people).flatMap(({ phone, email }) => [phone, email]),
];

const secretsIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

test('the built app contains no test number, password, key or inbox path', () => {
  const files = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|webmanifest|svg)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) =>
    secretsIn(readFileSync(join(builtFolder, name), 'utf8')).map((secret) => `${name}: ${secret}`),
  );
  expect(found).toEqual([]);
});

test('the check of built files finds a planted number', () => {
  expect(secretsIn(`const bypass = '${people.suresh.phone}';`)).toEqual([people.suresh.phone]);
});

const isUncompiled = (script: string): boolean => /message:\s*[`"'][^`"']*\{\w+/.test(script);

test('every English text of the built app is compiled, and there is no English catalogue', () => {
  const assets = join(builtFolder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => name.startsWith('en-'))).toEqual([]);
  const isFound = (name: string) => isUncompiled(readFileSync(join(assets, name), 'utf8'));
  expect(scripts.filter(isFound)).toEqual([]);
  expect(isUncompiled('{id:`a`,message:`{count} found`}')).toBe(true);
  expect(isUncompiled('{id:`a`,message:[[`count`],` found`]}')).toBe(false);
});
