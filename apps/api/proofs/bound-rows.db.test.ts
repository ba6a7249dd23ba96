import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app';
import { forgottenWhere } from './bound-rows.ts';

const run = async (rowLevelSecurity: boolean) => {
  const app = await createTestApp({ rowLevelSecurity });
  try {
    return await forgottenWhere(app);
  } finally {
    await app.close();
  }
};

it('a call of the system that forgets its WHERE reaches no row of another account', async () => {
  const { statements, faults } = await run(true);
  console.info(`forgotten WHERE: ${statements} statements`);
  expect(faults).toEqual([]);
  expect(statements).toBeGreaterThan(300);
});

it('without row level security, the forgotten WHERE is found', async () => {
  const { faults } = await run(false);
  console.info(`forgotten WHERE, without row level security: ${faults.length} faults`);
  expect(faults.length).toBeGreaterThan(100);
});
