import { all, expectWords, one, settle, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { playBoard } from '#testing/play-board';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();

const queue = (): readonly string[] =>
  all('[role=option]').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));

describe('the board', () => {
  it('shows what needs a person by deadline, and the day of every serviceman', async () => {
    playBoard();
    await showConsole('/dispatch');
    await expectWords('Burst pipe, kitchen');
    expect(queue()).toEqual([
      'under 1 min late 11:30 am Burst pipe, kitchen Kondhwa · KRG-2 Servicemen were asked, nobody took it',
      '9 min 12:30 pm AC gas refill Baner · KRG-1 Servicemen were asked, nobody took it',
      '9 min 12:30 pm Fan install Aundh · KRG-3 Servicemen are asked',
    ]);
    expect(words()).toContain('Offers are on. These need a person.');
    expect(words()).toContain('2 on duty · 1 free now');
    const grid = page.getByRole('grid', { name: 'Servicemen of the day' });
    await expect.element(grid).toHaveAttribute('aria-rowcount', '4');
    const block = page.getByRole('button', {
      name: /RO service Held Kothrud · 8:30.am to 9:30.am/,
    });
    await expect.element(block).toBeVisible();
    expect(words()).toMatch(
      /Imran Shaikh Free.*Lakshmi Naidu Working|Lakshmi Naidu Working.*Imran Shaikh Free/,
    );
    expect(words()).toContain('Suresh Pawar Off duty');
  });

  it('keeps day, skill, order and the chosen booking in the address', async () => {
    const server = playBoard();
    await showConsole('/dispatch');
    await expectWords('Burst pipe, kitchen');
    await page.getByLabelText('Skill').selectOptions('plumbing');
    await expectWords('Imran Shaikh');
    await page.getByLabelText('Order of the servicemen').selectOptions('name');
    await settle();
    // A key in a choice is the choice's own.
    page.getByLabelText('Order of the servicemen').element().blur();
    await userEvent.keyboard(']');
    await settle();
    await userEvent.keyboard('j');
    await settle();
    expect(address()).toBe('/dispatch?skill=plumbing&order=name&day=2026-11-16&sel=KRG-2');
    const last = server.asked(getBoard).at(-1)?.fields;
    expect([last?.get('day'), last?.get('skill'), last?.get('cityId')]).toEqual([
      '2026-11-16',
      'plumbing',
      '1',
    ]);
  });

  it('a link opens the same booking with its matches', async () => {
    playBoard();
    await showConsole('/dispatch?sel=KRG-1');
    await expectWords('Imran Shaikh');
    await expectWords('1.8 km');
    expect(words()).toContain('Has another job then');
    expect(words()).toContain('Cannot be assigned');
  });

  it('names the colleague who has taken a booking in the queue', async () => {
    let taken = [{ id: 1, name: 'Ravi Kale' }];
    playBoard(() => ({ taken }));
    await showConsole('/dispatch');
    await expectWords('Ravi Kale is on it');
    expect(queue()[1]).toContain('AC gas refill');
    expect(queue()[1]).toContain('Ravi Kale is on it');
    taken = [];
    await settle(5001);
    await expect.poll(() => queue()[1]).not.toContain('is on it');
  });

  it('says of somebody beyond the reach how far away, and not in how many minutes', async () => {
    const server = playBoard();
    server.on(listMatches, () =>
      reply(listMatches, [
        {
          id: 44,
          name: 'Farida Sheikh',
          km: 1173.6,
          minutes: 5726,
          jobsThisWeek: 0,
          rating: null,
          reasons: ['out-of-reach'],
        },
      ]),
    );
    await showConsole('/dispatch?sel=KRG-1');
    await expectWords('Farida Sheikh');
    expect(one('aside').innerText).toContain('1,174 km away');
    expect(one('aside').innerText).toContain('Too far away');
    expect(one('aside').innerText).not.toContain('min away');
  });

  it('reads the matches of the first three before anybody chooses them', async () => {
    const server = playBoard();
    await showConsole('/dispatch');
    await expectWords('Burst pipe, kitchen');
    await settle();
    expect(server.asked(listMatches).map(({ fields }) => fields.get('bookingId'))).toEqual([
      '2',
      '1',
      '3',
    ]);
  });

  it('reads again every five seconds and draws what others changed', async () => {
    const server = playBoard();
    await showConsole('/dispatch?sel=KRG-1');
    await expectWords('Imran Shaikh');
    server.put(1, { state: 'assigned', to: 41, waits: null, dueAt: null });
    await settle(5001);
    await expect.poll(() => queue().length).toBe(2);
  });

  it.each([
    [{ queue: [] }, 'Nobody waits.'],
    [{ lanes: [] }, 'No serviceman works here on this day'],
    [{ offersOn: false }, 'Offers are off. Every booking needs a person.'],
    [
      { lanes: [{ id: 42, name: 'Suresh Pawar', onDuty: false, dayOff: false, jobs: [] }] },
      'Nobody is on duty for AC repair now.',
    ],
  ])('with %o it says: %s', async (change, said) => {
    playBoard(change);
    await showConsole('/dispatch?skill=ac-repair');
    await expectWords(said);
  });

  it('reads the lanes after the first sixty, too', async () => {
    const lane = { id: 99, name: 'Zoya Merchant', onDuty: true, dayOff: false, jobs: [] };
    playBoard((fields) => (fields.has('after') ? { lanes: [lane], next: null } : { next: 43 }));
    await showConsole('/dispatch');
    await expectWords('Zoya Merchant');
    expect(words()).toContain('3 on duty · 2 free now');
  });

  it('draws four hundred lanes without their elements', async () => {
    const lanes = Array.from({ length: 400 }, (_, index) => ({
      id: 1000 + index,
      name: `Serviceman ${index}`,
      onDuty: true,
      dayOff: false,
      jobs: [],
    }));
    playBoard({ lanes });
    await showConsole('/dispatch');
    await expectWords('400 on duty');
    expect(all('[data-row]').length).toBeLessThan(30);
  });

  it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
    'has no axe finding with %o',
    async (condition) => {
      playBoard();
      await showConsole('/dispatch?sel=KRG-1', condition);
      await expectWords('Imran Shaikh');
      expect(await axeFindings()).toEqual([]);
    },
  );
});
