import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LEFT_OF_DOCUMENTS,
  OLD_CAPTCHAS,
  RETENTION_CASES,
  ROHANS_DOCUMENT,
} from '#testing/retention-cases';
import { createTestApp, type TestApp } from '#testing/test-app';
import { eraseOld } from './erase-old.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const DAY = 86_400_000;
const SECOND = 1000;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const isThere = async (rule: string, mark: string): Promise<boolean> =>
  (await app.look(RETENTION_CASES[rule]?.find ?? '', [mark])).length === 1;

it('every retention rule has a test case, and no removed rule has one', () => {
  const names = RETENTION_RULES.map(({ name }) => name).toSorted();
  expect(Object.keys(RETENTION_CASES).toSorted()).toEqual(names);
});

describe('retention of a row', () => {
  it.each(RETENTION_RULES)(
    'a row of $name is erased after $days days and not before',
    async (rule) => {
      const { name, days } = rule;
      const plant = RETENTION_CASES[name]?.plant ?? '';
      // A rule that counts whole days needs a margin of a day.
      const margin = name === 'upload-days' ? DAY : SECOND;
      const cutOff = app.now() - days * DAY;
      await app.look(plant, [new Date(cutOff - margin), 'outside']);
      await app.look(plant, [new Date(cutOff + margin), 'inside']);
      expect(await isThere(name, 'outside')).toBe(true);

      await eraseOld(app.context, [rule])();

      expect(await isThere(name, 'outside')).toBe(false);
      expect(await isThere(name, 'inside')).toBe(true);
    },
  );
});

describe('retention of a document', () => {
  it('an approved document loses its image and keeps status and last four', async () => {
    expect(await app.look(ROHANS_DOCUMENT)).toEqual([
      { status: 'approved', number_last_four: '2346' },
    ]);
  });

  it('a rejected document and one that nobody checked lose picture, data key and number', async () => {
    const gone = { image_data_key_sealed: null, number_last_four: null };
    expect(await app.look(LEFT_OF_DOCUMENTS)).toEqual([
      { type: 'aadhaar', status: 'pending', ...gone },
      { type: 'driving-licence', status: 'rejected', ...gone },
    ]);
  });
});

describe('many old rows', () => {
  it('old rows are erased in batches, and two workers do not conflict', async () => {
    await app.look(OLD_CAPTCHAS, [95]);
    const captchas = RETENTION_RULES.filter(({ name }) => name === 'captchas');
    const step = eraseOld(app.context, captchas, 10);
    expect(await step()).toBe(true);
    expect(await app.look(`${RETENTION_CASES['captchas']?.find} OR true`, [''])).toHaveLength(86);
    let both: boolean[];
    do both = await Promise.all([step(), step()]);
    while (both.includes(true));
    expect(await isThere('captchas', 'many-1')).toBe(false);
    expect(await app.look(`${RETENTION_CASES['captchas']?.find} OR true`, [''])).toHaveLength(1);
    expect(await app.context.metrics.render()).toContain(
      'karigar_erased_rows_total{rule="captchas"}',
    );
  });

  it('a failing retention rule does not stop the others', async () => {
    await app.look(OLD_CAPTCHAS, [3]);
    const [wrong] = RETENTION_RULES.map((rule) => ({ ...rule, name: 'wrong', table: 'no_such' }));
    const captchas = RETENTION_RULES.filter(({ name }) => name === 'captchas');
    await eraseOld(app.context, wrong === undefined ? [] : [wrong, ...captchas])();
    expect(await isThere('captchas', 'many-1')).toBe(false);
  });
});
