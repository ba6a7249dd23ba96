import {
  all,
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  words,
} from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { leaveItem } from '@karigar/contract/waiting/leave-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { address, onStage, showConsole } from '#testing/show-console.tsx';
import {
  MINUTE,
  item,
  LATE,
  ACTION,
  TICKET,
  press,
  rows,
  chosen,
  panel,
  play,
} from '#testing/play-waiting';

onStage();
beforeAll(() => import('./index.ts'));

describe('the queue', () => {
  it('shows what waits by deadline, who has it, and counts in tabs and rail', async () => {
    play([LATE, ACTION, TICKET]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    const [first, second, third] = rows();
    expect(first).toContain('under 1 min late');
    expect(first).toContain('KRG-48231 · Kondhwa · visit 12:30 pm');
    expect(second).toContain('4 min');
    expect(second).toContain('End came too late');
    expect(third).toContain('“Charged for a part I did not agree to”');
    expect(third).toContain('Ravi is on it');
    expect(words()).toContain('1 late · 1 under 5 minutes');
    await expect.element(page.getByRole('link', { name: 'Waiting 3' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Dispatch 2' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'KYC 0' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Money' }).query()).toBeNull();
    expect(panel()).toContain('Burst pipe, kitchen');
    expect(words()).not.toContain('Open its place ↵');
  });

  it('a tab is an address, with only its kinds', async () => {
    const { server } = play([LATE, ACTION, TICKET]);
    await showConsole('/?tab=help');
    await expectWords('Charged for a part');
    expect(rows()).toHaveLength(1);
    expect(server.asked(listWaiting).at(-1)?.fields.getAll('kinds[]')).toContain('ticket');
    one('a[href="/?tab=mine"]').click();
    await expectWords('You have taken nothing.');
    expect(address()).toBe('/?tab=mine');
  });

  it('is good when it is empty', async () => {
    play([]);
    await showConsole('/');
    await expectWords('Nobody waits.');
    expect(all('aside')).toHaveLength(0);
    expect(await axeFindings()).toEqual([]);
  });

  it('counts down, and says once how many are late', async () => {
    play([ACTION]);
    await showConsole('/');
    await expectWords('1 under 5 minutes');
    await settle(4 * MINUTE + 1000);
    await expectWords('under 1 min late');
    expect(one('main [role=status]').innerText).toBe('1 late');
  });

  it('reads the list again when the stamp changes, not at each poll', async () => {
    const { server, state } = play([LATE]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    const before = server.count(listWaiting);
    await settle(5001);
    await settle(5001);
    expect(server.count(countWaiting)).toBeGreaterThan(2);
    expect(server.count(listWaiting)).toBe(before);
    state.items = [LATE, TICKET];
    state.stamp += 1;
    await settle(5001);
    await expectWords('Charged for a part');
    expect(server.count(listWaiting)).toBe(before + 1);
  });

  it('what is new above waits while somebody reads further down', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      item({ id: String(at), bookingNo: `KRG-${at}`, dueAt: NOW + (at + 10) * MINUTE }),
    );
    const { state } = play(many);
    await showConsole('/');
    await expectWords('KRG-0');
    const scroll = one('[role=listbox]').parentElement ?? one('main');
    scroll.scrollTop = 300;
    scroll.dispatchEvent(new Event('scroll'));
    await settle();
    state.items = [TICKET, LATE, ...many];
    state.stamp += 1;
    await settle(5001);
    await expectWords('2 new ↑');
    expect(rows()).toHaveLength(20);
    buttonNamed('2 new ↑').click();
    await settle();
    expect(rows()).toHaveLength(22);
    expect(scroll.scrollTop).toBe(0);
  });
});

describe('by keyboard alone', () => {
  it('moves, takes and leaves; the address has what is chosen', async () => {
    const { server } = play([LATE, ACTION, TICKET]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    await press('KeyJ', { key: 'र' });
    expect(chosen()).toContain('End came too late');
    expect(address()).toBe('/?sel=late-action.77');
    await press('ArrowUp');
    expect(chosen()).toContain('Burst pipe');
    await press('KeyK');
    expect(chosen()).toContain('Burst pipe');
    await press('KeyT');
    await expectWords('You have this since 10:30 am.');
    expect(chosen()).toContain('You');
    await press('KeyT');
    await expect.poll(() => server.count(leaveItem)).toBe(1);
    await expect.poll(() => words()).not.toContain('You have this since');
  });

  it('keeps what is open: the claim is renewed', async () => {
    const { server } = play([LATE]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    await press('KeyT');
    await expectWords('You have this since');
    await settle(60_001);
    expect(server.count(takeItem)).toBe(2);
  });

  it('finishes with words, goes on with the next, and undoes within 8 seconds', async () => {
    const { server } = play([LATE, ACTION, TICKET]);
    await showConsole('/?sel=late-action.77');
    await expectWords('End came too late');
    await press('KeyE');
    await expect.element(page.getByRole('textbox', { name: 'What was done?' })).toHaveFocus();
    await userEvent.keyboard('Called both, all is well{Enter}');
    await expectWords('Done: End came too late');
    expect(server.asked(finishItem).at(-1)?.fields.get('reason')).toBe('Called both, all is well');
    expect(chosen()).toContain('Charged for a part');
    await press('KeyU');
    await expect.poll(() => server.count(reopenItem)).toBe(1);
    await expect.poll(rows).toHaveLength(3);
    expect(chosen()).toContain('End came too late');
    expect(words()).not.toContain('Done: End came too late');
  });

  it('the way back closes after 8 seconds', async () => {
    const { server } = play([ACTION, TICKET]);
    await showConsole('/');
    await expectWords('End came too late');
    await press('KeyE');
    await userEvent.keyboard('Called both, all is well{Enter}');
    await expectWords('Done: End came too late');
    await settle(8001);
    await press('KeyU');
    expect(words()).not.toContain('Done: End came too late');
    expect(server.count(reopenItem)).toBe(0);
  });

  it('e opens the place of what ends elsewhere, as Enter does', async () => {
    play([{ ...LATE, opens: '/countersign?request=7' }]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    await press('KeyE');
    await expect.poll(address).toContain('/countersign?request=7');
  });

  it('peeks, and e and Enter show the facts while there is no place', async () => {
    const { server } = play([LATE]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    await press('KeyE');
    expect(all('aside [role=alert]')).toHaveLength(0);
    expect(panel()).toContain('Kondhwa');
    await press('Space');
    expect(all('aside')).toHaveLength(0);
    expect(address()).toContain('panel=off');
    await press('Enter');
    expect(panel()).toContain('Kondhwa');
    const before = server.count(listWaiting);
    await press('KeyR');
    await expect.poll(() => server.count(listWaiting)).toBe(before + 1);
  });

  it('Enter on a button presses the button', async () => {
    const { server } = play([LATE]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    all('aside button').at(0)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.count(takeItem)).toBe(1);
  });
});

describe('a refusal', () => {
  it('is said at the item: who has it and since when', async () => {
    const { server } = play([LATE]);
    server.on(takeItem, () =>
      Response.json({
        success: false,
        code: 'waiting.taken',
        message: 'Somebody else has this now.',
        data: { by: 'Ravi Menon', since: '2026-11-15 10:27:00' },
      }),
    );
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    await press('KeyT');
    await expectWords('Ravi Menon has this since 10:27 am.');
    expect(one('aside [role=alert]').innerText).toContain('Ravi Menon');
    expect(await axeFindings()).toEqual([]);
  });

  it('of words that are too short is said too, and the words stay', async () => {
    const { server } = play([ACTION]);
    server.on(finishItem, () =>
      Response.json({
        success: false,
        code: 'console.reason-missing',
        message: 'Write why, in a few words.',
        data: null,
      }),
    );
    await showConsole('/');
    await expectWords('End came too late');
    await press('KeyE');
    await userEvent.keyboard('ok{Enter}');
    await expectWords('Write why, in a few words.');
    expect(one('aside input')).toHaveProperty('value', 'ok');
  });

  it('offline nothing is sent, and the reason is said', async () => {
    const { server } = play([LATE]);
    await showConsole('/');
    await expectWords('Burst pipe, kitchen');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await settle();
    await press('KeyT');
    expect(panel()).toContain('No network. Nothing can be changed until it is back.');
    expect(server.count(takeItem)).toBe(0);
  });
});

it('speaks Hindi', async () => {
  play([{ ...ACTION, takenBy: { name: 'Priya Nair', since: NOW, isMine: true } }]);
  await showConsole('/', { locale: 'hi' });
  await expectWords('यह 10:30 am से आपके पास है।');
  expect(rows()[0]).toContain('काम खत्म होने की सूचना देर से आई');
});

it('audit reads, and is offered no act', async () => {
  const { server } = play([ACTION]);
  server.on(getDesk, () =>
    reply(getDesk, {
      accountId: 9,
      name: 'Anil Kale',
      email: '',
      desks: ['audit'],
      cityId: null,
      city: null,
      cities: [],
      team: 'large',
      hasPasskey: true,
    }),
  );
  await showConsole('/');
  await expectWords('End came too late');
  await expectWords('Your desk reads this and changes nothing.');
  await press('KeyT');
  await press('KeyE');
  expect(server.count(takeItem)).toBe(0);
  expect(all('aside input')).toHaveLength(0);
});

describe.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'with %o',
  (condition) => {
    it('has no axe finding', async () => {
      play([
        LATE,
        { ...ACTION, takenBy: { name: 'Priya Nair', since: NOW, isMine: true } },
        TICKET,
      ]);
      await showConsole('/?sel=late-action.77', condition);
      await expectWords('KRG-48190');
      expect(await axeFindings()).toEqual([]);
    });
  },
);
