import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootArgument } from '../repo/arguments.ts';
import { run } from '../repo/run.ts';
import { readAlerts, readExpectations, readRuleFiles, RULES, textOf } from './read-rules.ts';

/** The gate `rules`: promtool accepts and tests every rule, and each alert is tested and has a runbook. */
const root = rootArgument();
const { rules, tests } = readRuleFiles(root);
const errors: string[] = [];

const promtool = async (...args: string[]): Promise<void> => {
  const { code, output } = await run(['promtool', ...args], join(root, RULES));
  if (code === 127) errors.push('promtool is not installed: apt-get install prometheus');
  else if (code !== 0) errors.push(output);
};
await promtool('check', 'rules', ...rules);
await promtool('test', 'rules', ...tests);

const SEVERITIES = new Set(['page', 'ticket', 'watchdog']);
const alerts = readAlerts(textOf(root, rules));
const expected = readExpectations(textOf(root, tests));
for (const { name, severity, runbook } of alerts) {
  const own = expected.filter((one) => one.name === name);
  if (!own.some(({ fires }) => fires)) errors.push(`${name}: no test in which it fires`);
  if (severity !== 'watchdog' && own.every(({ fires }) => fires))
    errors.push(`${name}: no test in which it does not fire`);
  if (!SEVERITIES.has(severity)) errors.push(`${name}: the severity is none of page, ticket`);
  const file = join(root, runbook);
  if (!/^docs\/operate\/runbooks\/[\w-]+\.md$/.test(runbook) || !existsSync(file))
    errors.push(`${name}: no runbook ${runbook}`);
  else if (
    !readFileSync(file, 'utf8').startsWith('# ') ||
    !readFileSync(file, 'utf8').includes(name)
  )
    errors.push(`${runbook} does not name ${name}`);
}

const config = readFileSync(join(root, 'deploy/watch/prometheus.yml'), 'utf8');
for (const file of rules)
  if (!config.includes(`/rules/${file}\n`)) errors.push(`prometheus.yml does not read ${file}`);

for (const error of errors) console.error(error);
console.log(`rules: ${alerts.length} alerts, ${expected.length} tests, ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;
