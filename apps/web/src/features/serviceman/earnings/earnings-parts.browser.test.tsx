import { choosePayoutPace } from '@karigar/contract/earnings/choose-payout-pace';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { getStatement } from '@karigar/contract/earnings/get-statement';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { questionLine } from '@karigar/contract/earnings/question-line';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal } from '@karigar/client/testing/passkeys';
import { toasts } from '@karigar/client/toast/toasts';
import { aJob, aLine, aWeek, anAnsweredCase, anOpenCase, playEarnings } from '#testing/earnings';
import {
  all,
  buttonNamed,
  one,
  settle,
  showScreen,
  words,
  type Condition,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, reply } from '#testing/test-server';
import { EarningsPartScreen } from './index.ts';

const JOB = { bookingId: 42, mainId: 9042 };
const show = (part: string, condition: Condition = {}) =>
  showScreen(EarningsPartScreen, `/earnings/${part}`, {
    pattern: '/earnings/:part',
    ...condition,
  });
const showJob = (condition: Condition = {}) => show('job', { state: JOB, ...condition });
const press = async (name: string) => {
  await userEvent.click(buttonNamed(name));
  await settle(500);
};
const openPace = async () => {
  expect(one('main section button').innerText).toContain('How often you are paid');
  await userEvent.click(one('main section button'));
  await settle(500);
};
const opened = () => one('[data-opened]');
/** The memos of the screen, each row as text. */
const memos = () =>
  all('main dl').map((memo) =>
    [...memo.children].map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
  );

onStage({ as: 'serviceman' });

describe('a day', () => {
  it('a day lists its jobs, each a link to its earning lines', async () => {
    const server = playEarnings();
    await show('2026-11-13');
    expect(one('h1').innerText).toBe('Friday, 13 Nov 2026');
    expect(words()).toContain('You earned ₹1,705.34 1 job');
    const row = one('main section button');
    expect(row.innerText.replaceAll(/\s+/g, ' ')).toBe('Tap repair 4:40 pm · KRG-48213 ₹1,705.34');
    await userEvent.click(row);
    await settle();
    expect(words()).toContain('The bill');
    expect(
      server
        .asked(getJobEarnings)
        .map(({ fields }) => [fields.get('bookingId'), fields.get('mainId')]),
    ).toEqual([['42', '9042']]);
  });

  it('a correction of an earlier job is listed on its day, and counts no job', async () => {
    const server = playEarnings();
    const job = {
      bookingId: 42,
      orderId: 9042,
      bookingNo: 'KRG-48213',
      serviceName: 'Tap repair',
      endedAt: Date.UTC(2026, 10, 13, 11, 10),
      billed: paise(0),
      due: paise(0),
      earned: paise(5000),
    };
    server.on(listDayJobs, () =>
      reply(listDayJobs, { day: '2026-11-15' as IndiaDay, earned: paise(5000), jobs: [job] }),
    );
    await show('2026-11-15');
    expect(words()).toContain('You earned ₹50.00 0 jobs');
    expect(words()).toContain('Tap repair');
  });

  it('a day without jobs says so', async () => {
    const server = playEarnings();
    server.on(listDayJobs, () =>
      reply(listDayJobs, { day: '2026-11-12' as IndiaDay, earned: paise(0), jobs: [] }),
    );
    await show('2026-11-12');
    expect(words()).toContain('Nothing earned on this day');
  });
});

describe('a job', () => {
  it('a job is explained line by line, and all parts add up', async () => {
    playEarnings();
    await showJob();
    expect(words()).toContain('KRG-48213');
    expect(memos()).toEqual([
      [
        'Tap repair × 1 ₹599.00',
        'New tap fitting × 2 ₹1,699.00',
        'Tax 18 % -₹350.54',
        'Commission 15.5 % -₹292.12',
        'Your share ₹1,655.34',
      ],
      ['Share ₹1,655.34', 'Tip ₹50.00', 'You earned ₹1,705.34'],
      [
        'Cash collected ₹2,298.00',
        'Your part, you keep it -₹1,655.34',
        'Cash in hand from this job ₹642.66',
      ],
    ]);
  });

  it('a job shows why an operator wrote a line, and what is still due', async () => {
    const server = playEarnings();
    const lines = [
      ...aJob().lines.filter(({ part }) => part !== 'cash'),
      aLine(9, 'earning', 'correction', -12_000, { reason: 'Paid twice by mistake' }),
    ];
    server.on(getJobEarnings, () =>
      reply(getJobEarnings, aJob({ lines, paid: paise(100_000), cashInHand: paise(0) })),
    );
    await showJob();
    expect(words()).toContain('Correction Paid twice by mistake -₹120.00');
    expect(words()).toContain('₹1,298.00 still to be paid');
    expect(words()).toContain('No cash was taken for this job yet.');
  });

  it('every line of a job can be questioned: a preset or own text, then a case on the line', async () => {
    const server = playEarnings();
    await showJob();
    await press('Question this line: Commission 15.5 %');
    expect(one('[role=dialog]').innerText).toContain('Commission 15.5 %');
    await press('The amount is wrong');
    server.on(getJobEarnings, () =>
      reply(getJobEarnings, aJob({ lines: aJob().lines.with(3, anOpenCase.line) })),
    );
    await press('Send question');
    expect(
      server
        .asked(questionLine)
        .map(({ fields }) => [fields.get('lineId'), fields.get('question')]),
    ).toEqual([['4', 'The amount is wrong']]);
    expect(toasts.takeAll()).toEqual([
      { tone: 'good', words: 'Your question has been sent. Ticket Q-1042' },
    ]);
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
    await settle();
    expect(words()).toContain('Commission 15.5 % Asked · Q-1042');
  });

  it('a job shows that a question was answered', async () => {
    const server = playEarnings();
    server.on(listCases, () => reply(listCases, [anAnsweredCase]));
    server.on(getJobEarnings, () => reply(getJobEarnings, aJob({ lines: [anAnsweredCase.line] })));
    await showJob();
    expect(words()).toContain('Answered · Q-1042');
  });

  it('sends no empty question, and keeps the text when sending failed', async () => {
    const server = playEarnings();
    server.on(questionLine, broken);
    await showJob();
    await press('Question this line: Tip');
    buttonNamed('Send question').click();
    await settle();
    expect(one('[role=dialog] [role=alert]').innerText).toBe('Write in a few words what is wrong.');
    expect(server.count(questionLine)).toBe(0);
    await userEvent.fill(one('[role=dialog] textarea'), 'The customer gave me a hundred');
    await press('Send question');
    expect(one('[role=dialog] [role=alert]').innerText).toContain('Not sent.');
    expect((one('[role=dialog] textarea') as HTMLTextAreaElement).value).toBe(
      'The customer gave me a hundred',
    );
  });

  it('a job opened without an id redirects to the week', async () => {
    playEarnings();
    await show('job');
    expect(opened().innerText).toBe('/earnings');
  });

  it('a job is shown in Hindi', async () => {
    playEarnings();
    await showJob({ locale: 'hi' });
    expect(words()).not.toMatch(/Commission|Tax|Cash|share/i);
  });
});

describe('a month and a year', () => {
  it('a month and a year add up from the billed amount to the earnings', async () => {
    playEarnings();
    await show('2026-11');
    expect(one('h1').innerText).toBe('November 2026');
    expect(memos()).toEqual([
      [
        'Billed to customers ₹48,258.00',
        'Tax -₹7,361.39',
        'Commission -₹6,134.49',
        'Your share ₹34,762.12',
        'Tips ₹400.00',
        'Refunds and corrections -₹120.00',
        'You earned ₹35,042.12',
      ],
    ]);
  });

  it('a month links to the weeks that have started', async () => {
    playEarnings();
    await show('2026-11');
    expect(all('main section a').map((row) => row.getAttribute('href'))).toEqual([
      '/earnings?week=2026-10-26',
      '/earnings?week=2026-11-02',
      '/earnings?week=2026-11-09',
    ]);
  });

  it('a year shows a bar for each month, which opens it', async () => {
    playEarnings();
    await show('2026');
    expect(one('h1').innerText).toBe('Year 2026-27');
    expect(all('main ol button').map((bar) => bar.querySelector('span')?.textContent)).toEqual([
      'October 2026: ₹0.00, jobs: 0',
      'November 2026: ₹35,042.12, jobs: 21',
    ]);
    await userEvent.click(all('main ol button').at(-1) as HTMLElement);
    await settle();
    expect(words()).toContain('Billed to customers');
  });

  it.each([
    ['2026', 'Statement as PDF', '/statements/2026.pdf?seal=a'],
    ['2026-11', 'Statement as CSV', '/statements/2026-11.csv?seal=a'],
  ])('statements of %s are shared: %s', async (period, button, url) => {
    const server = playEarnings();
    server.on(getStatement, (fields) => {
      const file = `/statements/${fields.get('period')}`;
      const links = { pdfUrl: `${file}.pdf?seal=a`, csvUrl: `${file}.csv?seal=a` };
      return reply(getStatement, links);
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await show(period);
    await press(button);
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toBe(url);
  });

  it('a statement that cannot be shared shows why', async () => {
    const server = playEarnings();
    server.on(getStatement, broken);
    await show('2026');
    await press('Statement as PDF');
    expect(toasts.takeAll()).toMatchObject([{ tone: 'bad' }]);
  });

  it.each(['2026-12', '2026-10'])('a month without earnings, as %s, says so', async (month) => {
    playEarnings();
    await show(month);
    expect(words()).toContain('Nothing earned');
  });

  it.each(['2026-13', 'money'])(
    'redirects from the unknown path %s to the earnings',
    async (part) => {
      playEarnings();
      await show(part);
      expect(opened().innerText).toBe('/earnings');
    },
  );
});

describe('the lists', () => {
  it('the payouts start with the next one', async () => {
    playEarnings();
    await show('payouts');
    expect(all('main section').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))).toEqual([
      'Next payout on 16 Nov 2026 ₹120.00',
      '9 Nov 2026 XX9035 · N312260091234 · ₹200.00 taken from your cash in hand ₹8,260.00',
    ]);
  });

  it('a payout that the bank sent back says so', async () => {
    const server = playEarnings();
    const back = { id: 9, amount: paise(826_000), kept: paise(0) };
    server.on(listPayouts, () =>
      reply(listPayouts, [
        {
          ...back,
          day: '2026-11-09' as IndiaDay,
          bank: 'XX9035',
          reference: 'N1',
          returned: '2026-11-12' as IndiaDay,
        },
      ]),
    );
    await show('payouts');
    expect(words()).toContain('XX9035 · N1 · sent back by the bank on 12 Nov 2026, due again');
  });

  it('how often payouts are made is chosen with the fee in sight', async () => {
    const server = playEarnings();
    const week = aWeek(undefined, { payoutPace: { pace: 'weekly', fee: 50 } });
    server.on(getEarnings, () => reply(getEarnings, week));
    server.on(choosePayoutPace, () => reply(choosePayoutPace, null));
    await show('payouts');
    await openPace();
    const sheet = () => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');
    expect(sheet()).toContain('Every Monday Free Every day but Sunday Fee 0.5 %');
    expect(sheet()).toContain('of ₹1,000.00 you get ₹995.00');
    await userEvent.click(all('[role=dialog] label')[1] ?? one('main'));
    await press('Save');
    const asked = server.asked(choosePayoutPace).map(({ fields }) => Array.from(fields));
    expect(asked).toMatchObject([
      expect.arrayContaining([
        ['pace', 'daily'],
        ['fee', '50'],
      ]),
    ]);
  });

  it('a fee that changed meanwhile is said, and nothing is chosen', async () => {
    const server = playEarnings();
    const week = aWeek(undefined, { payoutPace: { pace: 'weekly', fee: 50 } });
    server.on(getEarnings, () => reply(getEarnings, week));
    const changed = 'The fee of daily payouts has changed. Please look at the new one.';
    server.on(choosePayoutPace, () => refusal('payout.fee-changed', changed));
    await show('payouts');
    await openPace();
    await userEvent.click(all('[role=dialog] label')[1] ?? one('main'));
    await press('Save');
    expect(one('[role=dialog] [role=alert]').innerText).toContain(changed);
  });

  it('a daily payout shows its fee', async () => {
    const server = playEarnings();
    const paid = { id: 9, amount: paise(99_500), kept: paise(0), fee: paise(500) };
    server.on(listPayouts, () =>
      reply(listPayouts, [
        { ...paid, day: '2026-11-09' as IndiaDay, bank: 'XX9035', reference: 'N1' },
      ]),
    );
    await show('payouts');
    expect(words()).toContain('XX9035 · N1 · ₹5.00 fee for the daily payout');
  });

  it('the deposits show the status of each, and why', async () => {
    playEarnings();
    await show('deposits');
    expect(words()).toContain('₹600.00 Waiting At the office · R-2291 · 13 Nov 2026, 4:40 pm');
    expect(words()).toContain('Refused');
    expect(words()).toContain('No transfer with this number has arrived');
  });

  it('the questions show the answer, and open the job', async () => {
    const server = playEarnings();
    server.on(listCases, () => reply(listCases, [anAnsweredCase]));
    await show('questions');
    expect(words()).toContain('Commission was 12 % until October');
    expect(words()).toContain('Answer It is 15.5 % for jobs booked from 1 November');
    await press('Open the job');
    expect(words()).toContain('The bill');
  });

  it.each([
    ['payouts', 'No payouts yet'],
    ['deposits', 'No deposits yet'],
    ['questions', 'No questions asked'],
  ])('the list of %s may be empty', async (part, title) => {
    const server = playEarnings();
    server.on(listPayouts, () => reply(listPayouts, []));
    server.on(listDeposits, () => reply(listDeposits, []));
    server.on(listCases, () => reply(listCases, []));
    await show(part);
    expect(words()).toContain(title);
  });
});
