import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from '../../apps/api/src/platform/telemetry.ts';
import { repoRoot } from '../repo/root.ts';
import { readRuleFiles, textOf } from './read-rules.ts';

/** Of deploy/backup, by the textfile collector of node_exporter. */
const BY_FILE = /^karigar_(backup|files_copy|restore_test)_timestamp_seconds$/;
const METRIC = /\bkarigar_[a-z_]+\b/g;
const PARTS = /_(bucket|sum|count)$/;

it('every metric that a rule or a dashboard reads is one of ours', async () => {
  const page = await createMetrics().render();
  const known = new Set([...page.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const dashboards = join(repoRoot, 'deploy/watch/dashboards');
  const read = [
    textOf(repoRoot, readRuleFiles(repoRoot).rules),
    ...readdirSync(dashboards).map((file) => readFileSync(join(dashboards, file), 'utf8')),
  ].join('\n');
  const unknown = [...read.matchAll(METRIC)]
    .map(([name]) => name)
    .filter((name) => !known.has(name.replace(PARTS, '')) && !known.has(name))
    .filter((name) => !BY_FILE.test(name));
  expect(known.size).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});
