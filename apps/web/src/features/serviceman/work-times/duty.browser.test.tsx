import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { saveDaysOff } from '@karigar/contract/work-times/save-days-off';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { setDuty } from '@karigar/contract/work-times/set-duty';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import type { Duty } from '#entities/work-times/duty';
import { DutyScreen } from './index.ts';

onStage({ as: 'serviceman' });

const MONDAY = { weekday: 1, fromMinute: 540, toMinute: 1140 };
const DUTY: Duty = {
  isOnDuty: true,
  areaId: 7,
  area: 'Baner, Pune',
  reachKm: 10,
  hours: [MONDAY, { weekday: 2, fromMinute: 480, toMinute: 720 }],
  daysOff: [],
  missing: [],
};

const show = async (now: Duty) => {
  const server = playServer();
  server.on(getDuty, () => reply(getDuty, now));
  for (const write of [setDuty, saveWorkingHours, saveDaysOff])
    server.on(write, () => reply(write, null));
  await showScreen(DutyScreen, '/duty');
  return server;
};
const rowNamed = (start: string): HTMLElement => {
  const row = all('main section button').find((button) => button.innerText.startsWith(start));
  if (row === undefined) throw new Error(`no row ${start}`);
  return row;
};

it('asks for the area first, and starts with a usual week', async () => {
  const nowhere = { ...DUTY, isOnDuty: false, areaId: null, area: '', reachKm: 0, hours: [] };
  const server = await show(nowhere);
  const area = { id: 7, name: 'Baner', city: 'Pune', pinCode: '411045' };
  server.on(listAreas, () => reply(listAreas, [{ ...area, latitude: 18.5, longitude: 73.8 }]));
  expect(words()).toContain('Choose where you work.');
  expect(all('main [role=switch]')).toHaveLength(0);
  rowNamed('You start from').click();
  await settle(500);
  await vi.waitFor(() => one('[role=dialog] section button').click());
  await vi.waitFor(() => expect(server.asked(saveWorkingHours)).toHaveLength(1));
  const [sent] = server.asked(saveWorkingHours);
  expect(sent?.fields.get('areaId')).toBe('7');
  expect(sent?.fields.get('reachKm')).toBe('10');
  expect(sent?.fields.getAll('weekdays[]')).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('on duty without checked documents says that offers come later', async () => {
  await show({ ...DUTY, missing: [{ step: 'documents', waitsForUs: true }] });
  expect(words()).toContain('as soon as our team has checked your documents.');
  expect(words()).not.toContain('New jobs are offered to you.');
});

it('shows the week, and saves one day’s hours with the rest unchanged', async () => {
  const server = await show(DUTY);
  expect(rowNamed('Monday').innerText).toMatch(/9:00\sam – 7:00\spm/);
  expect(rowNamed('Sunday').innerText).toContain('No work');
  rowNamed('Monday').click();
  await settle(500);
  const [from, to] = all('[role=dialog] select');
  if (from === undefined || to === undefined) throw new Error('no times');
  await userEvent.selectOptions(to, '480');
  expect(one('[role=dialog] [role=alert]').innerText).toContain('“To” must be after “From”.');
  expect(buttonNamed('Save').ariaDisabled).toBe('true');
  // Greyed is not only a look: nothing is saved and nothing typed is lost.
  buttonNamed('Save').click();
  await settle(500);
  expect(server.asked(saveWorkingHours)).toHaveLength(0);
  expect(all('[role=dialog]')).toHaveLength(1);
  await userEvent.selectOptions(from, '420');
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(server.asked(saveWorkingHours)).toHaveLength(1));
  const fields = server.asked(saveWorkingHours)[0]?.fields;
  expect(fields?.getAll('weekdays[]')).toEqual(['1', '2']);
  expect(fields?.getAll('fromMinutes[]')).toEqual(['420', '480']);
  expect(fields?.getAll('toMinutes[]')).toEqual(['480', '720']);
});

it('offers midnight once: as the begin of a day or as its end', async () => {
  await show(DUTY);
  rowNamed('Monday').click();
  await settle(500);
  const offered = all('[role=dialog] select').map((select) =>
    [...select.querySelectorAll('option')].filter(({ innerText }) => /^12:00\sam$/.test(innerText)),
  );
  expect(offered.map((midnights) => midnights.map(({ value }) => value))).toEqual([
    ['0'],
    ['1440'],
  ]);
});

it('does not save a day off in the past, and says which days it takes', async () => {
  const server = await show(DUTY);
  rowNamed('Add a day off').click();
  await settle(500);
  await userEvent.fill(one('[role=dialog] input[type=date]'), addDays(dayOf(NOW), -1));
  buttonNamed('Save').click();
  await settle(500);
  expect(server.asked(saveDaysOff)).toHaveLength(0);
  expect(one('[role=dialog]').innerText).toContain('Choose a day from today to');
});

it('changes the duty switch at once, and reverts it with the reason when the server was not reached', async () => {
  const server = await show(DUTY);
  server.on(setDuty, cut);
  const onDuty = () => one('main [role=switch]').ariaChecked;
  one('main [role=switch]').click();
  await vi.waitFor(() => expect(onDuty()).toBe('false'));
  await vi.waitFor(() => expect(onDuty()).toBe('true'));
  expect(server.asked(setDuty)[0]?.fields.get('duty')).toBe('0');
  expect(toasts.takeAll()).toMatchObject([
    { tone: 'bad', words: expect.stringContaining('Not saved.') as string },
  ]);
});

it('adds a day off and removes one', async () => {
  const friday = addDays(dayOf(NOW), 5);
  const server = await show({ ...DUTY, daysOff: [friday] });
  rowNamed('Add a day off').click();
  await settle(500);
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(server.asked(saveDaysOff)).toHaveLength(1));
  const tomorrow = addDays(dayOf(NOW), 1);
  expect(server.asked(saveDaysOff)[0]?.fields.getAll('days[]')).toEqual([tomorrow, friday]);
  await settle(500);
  all('main section button')
    .find((button) => button.ariaLabel?.startsWith('Remove'))
    ?.click();
  await vi.waitFor(() => expect(server.asked(saveDaysOff)).toHaveLength(2));
  expect(server.asked(saveDaysOff)[1]?.fields.getAll('days[]')).toEqual([]);
});
