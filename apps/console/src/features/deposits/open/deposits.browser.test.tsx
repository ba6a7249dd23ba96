import { expectWords, NOW, words } from '@karigar/client/testing/page';
import { refusal } from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { listOpenDeposits } from '@karigar/contract/corrections/list-open-deposits';
import type { OutputOf } from '@karigar/contract/define-call';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Deposit = OutputOf<typeof listOpenDeposits>['deposits'][number];

const aDeposit = (of: Partial<Deposit>): Deposit => ({
  id: 41,
  servicemanId: 32,
  name: 'Suresh Pawar',
  way: 'office',
  reference: 'SLIP 1182',
  amount: paise(64_266),
  cashInHand: paise(510_000),
  depositedAt: NOW - 3_600_000,
  dueAt: NOW + 86_400_000,
  ...of,
});
const SECOND = { id: 42, name: 'Imran Shaikh', way: 'bank', cashInHand: paise(90_000) } as const;

const playDeposits = (desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  let deposits = [aDeposit({}), aDeposit(SECOND)];
  const answered: Record<string, unknown>[] = [];
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(listOpenDeposits, () =>
    reply(listOpenDeposits, { waiting: deposits.length, deposits }),
  );
  server.on(confirmDeposit, (fields) => {
    answered.push(Object.fromEntries(fields));
    deposits = deposits.filter(({ id }) => String(id) !== fields.get('depositId'));
    return reply(confirmDeposit, null);
  });
  return { ...server, answered, take: () => void (deposits = [aDeposit(SECOND)]) };
};

it('shows who deposited what, and what they carry before and after', async () => {
  playDeposits();
  await showConsole('/money/deposits');
  await expectWords('Suresh Pawar');
  for (const shown of ['2 deposits wait', 'SLIP 1182', 'Above the limit', '₹4,457.34'])
    expect(words()).toContain(shown);
  expect(await axeFindings()).toEqual([]);
});

it('e confirms and goes on to the next', async () => {
  const server = playDeposits();
  await showConsole('/money/deposits');
  await expectWords('Above the limit');
  await press('e');
  await expectWords('1 deposit waits');
  await press('e');
  await expectWords('No deposit waits.');
  expect(server.answered).toMatchObject([
    { depositId: '41', outcome: 'confirmed' },
    { depositId: '42', outcome: 'confirmed' },
  ]);
});

it('x asks why the money did not come, and sends it with words only', async () => {
  const server = playDeposits();
  await showConsole('/money/deposits');
  await expectWords('Above the limit');
  await press('x', '{Enter}');
  await expectWords('Write why, with at least ten letters.');
  expect(server.answered).toEqual([]);
  await page.getByLabelText('Why?').fill('No cash was handed in');
  await press('{Enter}');
  await expectWords('1 deposit waits');
  expect(server.answered).toMatchObject([
    { depositId: '41', outcome: 'refused', reason: 'No cash was handed in' },
  ]);
});

it('what somebody else has answered is said, and leaves the list', async () => {
  const server = playDeposits();
  server.on(confirmDeposit, () => {
    server.take();
    return refusal('deposit.already-answered', 'This deposit has already been answered.');
  });
  await showConsole('/money/deposits');
  await expectWords('Above the limit');
  await press('e');
  await expectWords('This deposit has already been answered.');
  await expectWords('1 deposit waits');
});

it('a deposit that falls away leaves nothing chosen: a press never confirms one that came in its place', async () => {
  const server = playDeposits();
  await showConsole('/money/deposits');
  await expectWords('Above the limit');
  server.take();
  await press('r');
  await expectWords('1 deposit waits');
  await press('e');
  expect(page.getByRole('button', { name: /came/ }).query()).toBeNull();
  expect(server.answered).toEqual([]);
  await press('j', 'e');
  await expectWords('No deposit waits.');
  expect(server.answered).toMatchObject([{ depositId: '42', outcome: 'confirmed' }]);
});

it('the desk audit reads and answers nothing', async () => {
  playDeposits(['audit']);
  await showConsole('/money/deposits');
  await expectWords('The desk Audit reads, and answers no deposit.');
  expect(page.getByRole('button', { name: /came/ }).query()).toBeNull();
});

it('an empty list says so', async () => {
  const server = playDeposits();
  server.on(listOpenDeposits, () => reply(listOpenDeposits, { waiting: 0, deposits: [] }));
  await showConsole('/money/deposits');
  await expectWords('No deposit waits.');
});
