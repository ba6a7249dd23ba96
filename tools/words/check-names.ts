import { basename } from 'node:path';
import type { Finding } from './finding.ts';

/** Words of the glossary's last columns that never name anything, with the word to use. */
const BANNED: Readonly<Record<string, string>> = {
  awaited: 'pendingLogin, proofPrompt',
  awning: 'homeHeader',
  ear: 'subscription',
  ears: 'subscriptions',
  he: 'serviceman, customer',
  her: 'customer',
  hers: 'customer',
  him: 'serviceman',
  his: 'serviceman',
  man: 'serviceman',
  men: 'servicemen',
  painter: 'imageWorker',
  painters: 'imageWorkers',
  printer: 'pdfWorker',
  printers: 'pdfWorkers',
  she: 'customer',
  shelf: 'cache',
  shelved: 'cacheEntry',
  slip: 'bookingCard',
  slips: 'bookingCards',
  stray: 'orphaned',
  strays: 'orphaned',
  told: 'notification, reported',
  trio: 'contactActions',
};

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/** The specification writes the role in two words on the wire. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/service_?man/gi, 'serviceman')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const bannedIn = (name: string): string | undefined =>
  wordsOf(name).find((word) => Object.hasOwn(BANNED, word));

/** Files and what they declare are named by the glossary's words. */
export function checkNames(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  const inFile = bannedIn(basename(file));
  if (inFile !== undefined)
    found.push({
      rule: 'name',
      file,
      message: `"${inFile}" in the file's name: say ${BANNED[inFile]}`,
    });
  if (!/\.tsx?$/.test(file)) return found;
  for (const [at, line] of text.split('\n').entries()) {
    for (const [, name = ''] of line.matchAll(DECLARED)) {
      const word = bannedIn(name);
      if (word !== undefined)
        found.push({
          rule: 'name',
          file,
          line: at + 1,
          message: `"${word}" in ${name}: say ${BANNED[word]}`,
        });
    }
  }
  return found;
}
