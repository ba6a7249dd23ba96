import { expectWords, NOW, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { checkBooks } from '@karigar/contract/books/check-books';
import { listLedgerLines } from '@karigar/contract/books/list-ledger-lines';
import type { OutputOf } from '@karigar/contract/define-call';
import { getDesk } from '@karigar/contract/operators/get-desk';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Line = OutputOf<typeof listLedgerLines>['lines'][number];
type Checked = OutputOf<typeof checkBooks>;

const aLine = (own: Partial<Line>): Line => ({
  id: 9,
  eventId: 3,
  cause: 'correction',
  account: 'payable',
  owner: 'Suresh Pawar',
  amount: paise(-4000),
  bookingNo: 'KRG-48213',
  day: '2026-11-15' as IndiaDay,
  at: NOW,
  by: 'Priya Nair',
  reason: 'The bill had a wrong add-on',
  ...own,
});

const playBooks = (own: Partial<Checked> = {}) => {
  const server = playConsole();
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks: ['audit'] }));
  server.on(listLedgerLines, () =>
    reply(listLedgerLines, {
      lines: [
        aLine({}),
        aLine({ id: 8, account: 'commission', owner: 'Plumbing', amount: paise(4000) }),
      ],
      next: null,
    }),
  );
  server.on(checkBooks, () =>
    reply(checkBooks, {
      accounts: [
        { account: 'cash-in-hand', sum: paise(64_266) },
        { account: 'tax', sum: paise(-64_266) },
      ],
      total: paise(0),
      wrong: [],
      openVisits: { count: 2, amount: paise(29_800) },
      overLimit: [],
      ...own,
    }),
  );
  return server;
};

it('shows the lines of the day by event, with whose they are and why', async () => {
  const server = playBooks();
  await showConsole('/money/books');
  await expectWords('by Priya Nair');
  for (const shown of ['The bill had a wrong add-on', 'Plumbing', 'KRG-48213', '₹40.00'])
    expect(words()).toContain(shown);
  expect(server.asked(listLedgerLines).at(-1)?.fields.get('day')).toBe('2026-11-15');
  expect(await axeFindings()).toEqual([]);
});

it('a number shows the lines of its booking, an account those of the account', async () => {
  const server = playBooks();
  await showConsole('/money/books');
  await expectWords('by Priya Nair');
  await press('n');
  await page.getByLabelText('Number of a booking').fill('krg-48213');
  await press('{Enter}');
  await expect
    .poll(() => server.asked(listLedgerLines).at(-1)?.fields.get('bookingNo'))
    .toBe('KRG-48213');
  await page.getByLabelText('Account').selectOptions('commission');
  await expect
    .poll(() => server.asked(listLedgerLines).at(-1)?.fields.get('account'))
    .toBe('commission');
});

it('c adds up the books when it is pressed, and not before', async () => {
  const server = playBooks();
  await showConsole('/money/books');
  await expectWords('Adds up every line since the beginning');
  expect(server.asked(checkBooks)).toHaveLength(0);
  await press('c');
  await expectWords('All accounts together are zero');
  expect(words()).toContain('2 visits are charged and neither paid nor waived: ₹298.00.');
  await press('c');
  await expect.poll(() => server.asked(checkBooks).length).toBe(2);
});

it('a fault in the books is said with what to do', async () => {
  playBooks({ total: paise(1), wrong: [{ servicemanId: 32 }] });
  await showConsole('/money/books');
  await expectWords('Adds up every line');
  await press('c');
  await expectWords('are ₹0.01 instead of zero. Stop payouts');
  expect(words()).toContain('differ from their lines: #32.');
  expect(words()).not.toContain('All accounts together are zero');
});
