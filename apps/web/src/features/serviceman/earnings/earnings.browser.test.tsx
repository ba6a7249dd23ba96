import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aWeek, playEarnings } from '#testing/earnings';
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
import { broken, cut, onItsWay, reply } from '#testing/test-server';
import { toasts } from '@karigar/client/toast/toasts';
import { EarningsScreen } from './index.ts';

const show = (condition: Condition = {}) => showScreen(EarningsScreen, '/earnings', condition);
const press = async (name: string) => {
  await userEvent.click(buttonNamed(name));
  await settle(500);
};
/** What a bar shows, and what a screen reader says. */
const seen = (bar: Element): string =>
  [...bar.querySelectorAll('[aria-hidden]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
const heard = (bar: Element | null): string => bar?.querySelector('span')?.textContent ?? '';
const openDay = async (name: string) => {
  const bar = all('main ol button').find((button) => heard(button) === name);
  if (bar === undefined) throw new Error(`no day is ${name}`);
  await userEvent.click(bar);
  await settle(500);
};
const field = (name: string) => one(`[role=dialog] input[name=${name}]`) as HTMLInputElement;
const plate = (): string => one('main section:has([role=meter])').innerText;
const weekIs = (changed: Partial<ReturnType<typeof aWeek>>) => {
  const server = playEarnings();
  server.on(getEarnings, () => reply(getEarnings, aWeek(undefined, changed)));
  return server;
};

onStage({ as: 'serviceman' });

describe('the week', () => {
  it('the week shows its sum, its jobs and a labelled bar for each day', async () => {
    playEarnings();
    await show();
    expect(words()).toContain('9 – 15 Nov 2026');
    expect(words()).toContain('This week ₹4,591.83 4 jobs');
    expect(all('main ol li').map(seen)).toEqual([
      '1,544 Mon',
      'Tue',
      '1,342 Wed',
      'Thu',
      '1,705 Fri',
      'Sat',
      'Sun',
    ]);
    expect(all('main ol button').map(heard)).toEqual([
      'Monday, 9 Nov 2026: ₹1,544.49, 1 job',
      'Wednesday, 11 Nov 2026: ₹1,342.00, 1 job',
      'Friday, 13 Nov 2026: ₹1,705.34, 2 jobs',
    ]);
    expect(heard(one('main ol [aria-current]'))).toBe('Sunday, 15 Nov 2026: nothing');
  });

  it('the week says that payouts are paused, and why', async () => {
    weekIs({ payoutPause: { why: 'frozen', until: null } });
    await show();
    expect(words()).toContain('Payouts are paused: "This was not me" was pressed');
  });

  it('[NAV-01] the week is the fourth tab of a serviceman, lit where it is open', async () => {
    playEarnings();
    await show();
    expect(all('nav a').map(({ innerText }) => innerText)).toEqual([
      'Home',
      'Booking',
      'Earnings',
      'Profile',
    ]);
    expect(one('nav [aria-current=page]').innerText).toBe('Earnings');
  });

  it('the week opens the jobs of a day', async () => {
    playEarnings();
    await show();
    await openDay('Friday, 13 Nov 2026: ₹1,705.34, 2 jobs');
    expect(one('[data-opened]').innerText).toBe('/earnings/2026-11-13');
  });

  it('the week opens a day with corrections only', async () => {
    const days = aWeek().days.with(1, {
      day: '2026-11-10' as IndiaDay,
      earned: paise(-12_050),
      jobs: 0,
    });
    weekIs({ days });
    await show();
    expect(all('main ol li').map(seen)[1]).toBe('-121 Tue');
    await openDay('Tuesday, 10 Nov 2026: -₹120.50');
    expect(one('[data-opened]').innerText).toBe('/earnings/2026-11-10');
  });

  it('the week steps back to the first one, no further, and forward again', async () => {
    const server = playEarnings();
    await show();
    const isOff = (name: string) => buttonNamed(name).ariaDisabled === 'true';
    expect([isOff('Previous week'), isOff('Next week')]).toEqual([false, true]);
    await press('Previous week');
    await press('Previous week');
    expect(words()).toContain('26 Oct – 1 Nov 2026');
    expect([isOff('Previous week'), isOff('Next week')]).toEqual([true, false]);
    buttonNamed('Previous week').click();
    await settle(500);
    expect(server.asked(getEarnings).map(({ fields }) => fields.get('day') ?? null)).toEqual([
      null,
      '2026-11-02',
      '2026-10-26',
    ]);
    await press('Next week');
    await press('Next week');
    expect(words()).toContain('This week');
  });

  it('keeps the cash on the screen while another week loads', async () => {
    const server = playEarnings();
    await show();
    const { answer, arrive } = onItsWay();
    server.on(getEarnings, answer);
    await press('Previous week');
    expect(words()).toContain('2 – 8 Nov 2026');
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    expect(words()).toContain('Cash in hand ₹642.66');
    expect(words()).not.toContain('4,591');
    arrive(reply(getEarnings, aWeek('2026-11-02' as IndiaDay)));
    await settle();
    expect(words()).toContain('Week ₹4,591.83');
  });

  it('a week that did not load can be retried, and the others stay reachable', async () => {
    const server = playEarnings();
    await show();
    server.on(getEarnings, broken);
    await press('Previous week');
    expect(one('main [role=alert]').innerText).toContain("Couldn't load your earnings.");
    expect(words()).toContain('Cash in hand ₹642.66');
    await press('Next week');
    expect(words()).toContain('This week ₹4,591.83');
  });

  it('shows the payout, the month and the year, each a link', async () => {
    playEarnings();
    await show();
    expect(
      all('main section a').map((row) => [
        row.innerText.replaceAll(/\s+/g, ' ').trim(),
        row.getAttribute('href'),
      ]),
    ).toEqual([
      ['Paid to bank 9 Nov 2026 · XX9035 ₹8,260.00', '/earnings/payouts'],
      ['November so far ₹35,042.12', '/earnings/2026-11'],
      ['This year ₹4,12,450.00', '/earnings/2026'],
      ['Deposits', '/earnings/deposits'],
      ['Your questions', '/earnings/questions'],
    ]);
  });

  it('the week is shown in Hindi', async () => {
    playEarnings();
    await show({ locale: 'hi' });
    expect(words()).toContain('9 – 15 नव॰ 2026');
    expect(words()).toContain('सोम');
    expect(words()).toContain('₹4,591.83');
    expect(words()).not.toMatch(/week|Cash|job/i);
  });
});

describe('visits that our team checks', () => {
  it('a visit in check shows its amount and deadline, also before the first earnings', async () => {
    const by = Date.UTC(2026, 10, 16, 4, 52);
    const visit = { bookingId: 7, bookingNo: 'KRG-48207', amount: paise(14_334), by };
    weekIs({ firstDay: null, checkedVisits: [visit] });
    await show();
    expect(words()).toContain(
      'Our team checks your visit KRG-48207 · by 16 Nov 2026, 10:22 am ₹143.34',
    );
    expect(one('main a').getAttribute('href')).toBe('/booking-history/7');
  });
});

describe('without earnings', () => {
  it('a new serviceman reads where earnings will appear', async () => {
    weekIs({ firstDay: null, earned: paise(0), jobs: 0 });
    await show();
    expect(words()).toContain('No earnings yet');
    expect(one('main a').getAttribute('href')).toBe('/booking');
    expect(all('main ol')).toHaveLength(0);
  });

  it('a spinner is shown, and a failed first load can be retried', async () => {
    const server = playEarnings();
    const { answer, arrive } = onItsWay();
    server.on(getEarnings, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(broken());
    await settle();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load your earnings.");
    server.on(getEarnings, () => reply(getEarnings, aWeek()));
    await press('Try again');
    expect(words()).toContain('₹4,591.83');
  });

  it('a failed later read keeps the shown earnings with their time', async () => {
    const server = playEarnings();
    await show();
    server.on(getEarnings, cut);
    await settle(31_000);
    expect(words()).toContain('₹4,591.83');
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
  });
});

describe('the cash in hand', () => {
  it('the cash in hand shows the limit and when to deposit', async () => {
    playEarnings();
    await show();
    expect(plate()).toContain('Deposit by 16 Nov 2026');
    const meter = one('[role=meter]');
    expect([meter.ariaLabel, meter.ariaValueNow]).toEqual(['You may hold ₹5,000.00', '13']);
  });

  it.each([
    [
      'warning',
      435_000,
      'Near your limit: over it you get only jobs that are paid already. Deposit by 16 Nov 2026',
      '87',
    ],
    [
      'over',
      612_500,
      'Over your limit. Deposit now: until it is confirmed you get only jobs that are paid already.',
      '100',
    ],
  ] as const)('the cash in hand warns at the level %s', async (level, amount, note, share) => {
    const { cashInHand } = aWeek();
    weekIs({ cashInHand: { ...cashInHand, amount: paise(amount), level } });
    await show();
    expect(plate()).toContain(note);
    expect(one('[role=meter]').ariaValueNow).toBe(share);
  });

  it('the cash in hand offers no deposit of zero, and none of what is deposited already', async () => {
    const { cashInHand } = aWeek();
    weekIs({ cashInHand: { ...cashInHand, waiting: cashInHand.amount } });
    await show();
    expect(plate()).toContain('₹642.66 deposited, waiting to be confirmed');
    expect(all('main section:has([role=meter]) button')).toHaveLength(0);
  });

  it('a deposit is sent once, however often the button is pressed, and the cash is read again', async () => {
    const server = playEarnings();
    await show();
    await press('Deposit');
    expect(field('amount').value).toBe('642.66');
    await userEvent.fill(field('amount'), '600');
    await userEvent.click(all('[role=dialog] input[type=radio]')[2] as HTMLElement);
    await userEvent.fill(field('reference'), ' 631870022145 ');
    const { answer, arrive } = onItsWay();
    server.on(depositCash, answer);
    await userEvent.dblClick(all('[role=dialog] button').at(-1) as HTMLElement);
    await settle();
    arrive(
      Response.json({
        success: true,
        code: 200,
        message: 'Deposit sent. It will be confirmed soon.',
        data: { depositId: 72, cashInHand: { ...wireCash, waiting: 600 } },
      }),
    );
    await settle(500);
    expect(
      server
        .asked(depositCash)
        .map(({ fields }) => ['amount', 'way', 'reference'].map((name) => fields.get(name))),
    ).toEqual([['600.00', 'upi', '631870022145']]);
    expect(toasts.takeAll()).toEqual([
      { tone: 'good', words: 'Deposit sent. It will be confirmed soon.' },
    ]);
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
    expect(server.count(getEarnings)).toBe(2);
  });

  it('a deposit shows what is missing at its field, before anything is sent', async () => {
    const server = playEarnings();
    await show();
    await press('Deposit');
    await userEvent.fill(field('amount'), '700');
    await userEvent.click(all('[role=dialog] button').at(-1) as HTMLElement);
    await settle();
    expect(all('[role=dialog] [role=alert]').map(({ innerText }) => innerText)).toEqual([
      'This is more than you can deposit.',
      'Please enter the number.',
    ]);
    await userEvent.fill(field('amount'), 'six');
    await userEvent.click(all('[role=dialog] button').at(-1) as HTMLElement);
    await settle();
    expect(all('[role=dialog] [role=alert]')[0]?.innerText).toBe('Please enter an amount.');
    expect(server.count(depositCash)).toBe(0);
  });

  it('a deposit is retried with the same idempotency key when the reply was lost', async () => {
    const server = playEarnings();
    server.on(depositCash, cut);
    await show();
    await press('Deposit');
    await userEvent.fill(field('reference'), 'R-2291');
    const send = all('[role=dialog] button').at(-1) as HTMLElement;
    await userEvent.click(send);
    await settle();
    expect(one('[role=dialog] [role=alert]').innerText).toContain('Not sent.');
    await userEvent.click(send);
    await settle();
    const [first, second] = server.asked(depositCash).map(({ key }) => key);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });
});

const wireCash = {
  amount: 642.66,
  limit: 5000,
  warnFrom: 4000,
  level: 'fine',
  depositBy: String(addDays('2026-11-15' as IndiaDay, 1)),
};
