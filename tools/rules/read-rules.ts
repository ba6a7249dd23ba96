import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const RULES = 'deploy/watch/rules';

export interface Alert {
  name: string;
  severity: string;
  /** Path from the root of the repository. */
  runbook: string;
}

/** What a test expects of an alert at one moment. */
export interface Expectation {
  name: string;
  fires: boolean;
}

const ALERT = /- alert: (\w+)\n(.*?)(?=\n +- (?:alert|record): |$)/gs;
const EXPECTATION = /alertname: (\w+)\n\s+exp_alerts:( \[\])?/g;

export function readAlerts(text: string): Alert[] {
  return [...text.matchAll(ALERT)].map(([, name = '', body = '']) => ({
    name,
    severity: /severity: (\w+)/.exec(body)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(body)?.[1] ?? '',
  }));
}

export function readExpectations(text: string): Expectation[] {
  return [...text.matchAll(EXPECTATION)].map(([, name = '', none]) => ({
    name,
    fires: none === undefined,
  }));
}

export function readRuleFiles(root: string): { rules: string[]; tests: string[] } {
  const files = readdirSync(join(root, RULES)).filter((file) => file.endsWith('.yml'));
  const isTest = (file: string): boolean => file.endsWith('.test.yml');
  return { rules: files.filter((file) => !isTest(file)), tests: files.filter(isTest) };
}

export function textOf(root: string, files: readonly string[]): string {
  return files.map((file) => readFileSync(join(root, RULES, file), 'utf8')).join('\n');
}
