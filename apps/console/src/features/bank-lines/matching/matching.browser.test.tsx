import { expectWords, NOW, words } from '@karigar/client/testing/page';
import { refusal } from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { answerBankLine } from '@karigar/contract/bank-lines/answer-bank-line';
import { listBankLines } from '@karigar/contract/bank-lines/list-bank-lines';
import { saveBankLines } from '@karigar/contract/bank-lines/save-bank-lines';
import type { OutputOf } from '@karigar/contract/define-call';
import { getDesk } from '@karigar/contract/operators/get-desk';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Line = OutputOf<typeof listBankLines>['lines'][number];
const day = '2026-01-14' as IndiaDay;

const aLine = (of: Partial<Line>): Line => ({
  id: 7,
  day,
  amount: paise(64_266),
  reference: 'HDFCN52026011412',
  words: 'NEFT CR SURESH PAWAR',
  savedAt: NOW,
  dueAt: NOW + 86_400_000,
  proposed: 0,
  choices: [
    {
      kind: 'deposit',
      id: '41',
      name: 'Suresh Pawar',
      reference: 'HDFCN52026011412',
      day,
      bookingNo: null,
      score: 95,
    },
  ],
  ...of,
});
const UPI = aLine({
  id: 8,
  words: 'UPI-ASHA-asha@okhdfc',
  proposed: null,
  choices: ['KRG-1', 'KRG-2'].map((bookingNo) => ({
    kind: 'upi',
    id: `KU${bookingNo}`,
    name: 'Asha Shah',
    reference: `KU${bookingNo}`,
    day,
    bookingNo,
    score: 60,
  })),
});

const playLines = (desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  let lines = [aLine({}), UPI];
  const answered: Record<string, unknown>[] = [];
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(listBankLines, () =>
    reply(listBankLines, { waiting: lines.length, answered: answered.length, lines }),
  );
  server.on(answerBankLine, (fields) => {
    answered.push(Object.fromEntries(fields));
    lines = lines.filter(({ id }) => String(id) !== fields.get('lineId'));
    return reply(answerBankLine, null);
  });
  return { ...server, answered, linesAre: (now: Line[]): void => void (lines = now) };
};

const drop = async (name: string, text: string): Promise<void> => {
  const file = new File([text], name, { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('Choose the CSV').elements().at(-1) as Element, file);
};

it('shows each line with what it may be, and says where it is unclear', async () => {
  playLines();
  await showConsole('/money/statement');
  await expectWords('NEFT CR SURESH PAWAR');
  expect(words()).toContain('Sure');
  expect(words()).toContain('Unclear');
  expect(words()).toContain('Cash deposit: Suresh Pawar');
  expect(words()).toContain('2 wait, 0 answered today, 1 of these are sure');
  expect(await axeFindings()).toEqual([]);
});

it('e confirms the proposal and goes on; where it is unclear a digit picks first', async () => {
  const server = playLines();
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  await press('e');
  await expectWords('KRG-2');
  expect(server.answered).toMatchObject([{ lineId: '7', kind: 'deposit', id: '41' }]);
  await press('e');
  expect(server.answered).toHaveLength(1);
  await press('2', 'e');
  await expectWords('No line waits.');
  expect(server.answered[1]).toMatchObject({ lineId: '8', kind: 'upi', id: 'KUKRG-2' });
});

it('E confirms all that are sure, after asking', async () => {
  const server = playLines();
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  await press('{Shift>}e{/Shift}');
  await expectWords('Confirm 1 lines?');
  expect(server.answered).toHaveLength(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).last().click();
  await expectWords('1 lines confirmed.');
  expect(server.answered).toMatchObject([{ lineId: '7' }]);
});

it('x sets a line aside with a reason', async () => {
  const server = playLines();
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  await press('x');
  await expectWords('Why is it none of these?');
  await userEvent.keyboard('Interest{Enter}');
  await page.getByLabelText('Why is it none of these?').fill('Interest of the bank');
  await press('{Enter}');
  await expectWords('KRG-2');
  expect(server.answered).toMatchObject([
    { lineId: '7', kind: 'set-aside', reason: 'Interest of the bank' },
  ]);
});

it('a refusal stays on the screen with the line', async () => {
  const server = playLines();
  server.on(answerBankLine, () =>
    refusal('deposit.already-answered', 'This deposit has already been answered.'),
  );
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  await press('e');
  await expectWords('This deposit has already been answered.');
});

it('reads the file in the browser and sends its lines', async () => {
  const server = playLines();
  let sent = '';
  server.on(saveBankLines, (fields) => {
    sent = String(fields.get('lines'));
    return reply(saveBankLines, { added: 1, known: 1 });
  });
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  const rows = '14/01/2026,CASH,500.00,\n14/01/2026,CASH,500.00,\n14/01/2026,RENT,,900.00\n';
  await drop('statement.csv', `Date,Narration,Credit,Debit\n${rows}`);
  await expectWords('1 lines added, 1 were known, 1 of money that left are not kept.');
  expect(sent.split('\r\n').slice(0, 2)).toEqual([
    '2026-01-14,500.00,,CASH,1',
    '2026-01-14,500.00,,CASH,2',
  ]);
});

it.each([
  ['sheet.csv', 'PK\u0003\u0004', 'At the bank choose CSV'],
  ['half.csv', 'Date,Narration,Credit\n14/13/2026,x,1.00', '(row 2)'],
])('says in words why it does not take %s', async (name, text, why) => {
  playLines();
  await showConsole('/money/statement');
  await expectWords('Cash deposit: Suresh Pawar');
  await drop(name, text);
  await expectWords(why);
});

it('the desk audit reads and answers nothing', async () => {
  playLines(['audit']);
  await showConsole('/money/statement');
  await expectWords('The desk Audit reads, and answers no line.');
  expect(page.getByRole('button', { name: /^Confirm/ }).query()).toBeNull();
});
