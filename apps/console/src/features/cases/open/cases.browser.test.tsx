import { expectWords, NOW, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { answerCase } from '@karigar/contract/corrections/answer-case';
import { listOpenCases } from '@karigar/contract/corrections/list-open-cases';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { address, onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

const CASE = {
  caseNo: 'Q-1042',
  servicemanId: 32,
  name: 'Suresh Pawar',
  question: 'Why is this commission so high?',
  askedAt: NOW - 3_600_000,
  dueAt: NOW + 86_400_000,
  line: {
    kind: 'commission',
    name: '',
    amount: paise(-7614),
    rate: 1500,
    at: NOW - 7_200_000,
    reason: '',
  },
  bookingNo: 'KRG-48213',
  service: 'Tap repair',
  total: paise(59_900),
  paid: paise(59_900),
} as const;

const playCases = (desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  let cases = [CASE];
  const answered: Record<string, unknown>[] = [];
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(listOpenCases, () => reply(listOpenCases, { waiting: cases.length, cases }));
  server.on(answerCase, (fields) => {
    answered.push(Object.fromEntries(fields));
    cases = [];
    return reply(answerCase, null);
  });
  return { ...server, answered };
};

it('shows the question with its line, the rule that made it, and its job', async () => {
  playCases();
  await showConsole('/money/cases');
  await expectWords('Why is this commission so high?');
  for (const shown of ['Q-1042', '15 %, as on the day', 'KRG-48213', 'Tap repair', '-₹76.14'])
    expect(words().replaceAll('−', '-')).toContain(shown);
  expect(await axeFindings()).toEqual([]);
});

it('e opens the answer, and Enter sends it when it has words', async () => {
  const server = playCases();
  await showConsole('/money/cases');
  await expectWords('Q-1042');
  await press('e', '{Enter}');
  await expectWords('Write an answer, with at least ten letters.');
  await page.getByLabelText('Answer', { exact: true }).fill('It is 15 % of the price without tax');
  await press('{Enter}');
  await expectWords('No question waits.');
  expect(server.answered).toMatchObject([
    { caseNo: 'Q-1042', answer: 'It is 15 % of the price without tax' },
  ]);
});

it('o opens the booking', async () => {
  playCases(['audit']);
  await showConsole('/money/cases');
  await expectWords('The desk Audit reads, and answers no question.');
  await press('o');
  await expect.poll(address).toBe('/bookings/KRG-48213');
});
