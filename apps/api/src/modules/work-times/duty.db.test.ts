import { getDuty } from '@karigar/contract/work-times/get-duty';
import { saveDaysOff } from '@karigar/contract/work-times/save-days-off';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { setDuty } from '@karigar/contract/work-times/set-duty';
import { readReply } from '@karigar/contract/wire/read-reply';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';

let world: DispatchWorld;
let area: { id: number; name: string; name_hi: string };
beforeAll(async () => {
  world = await createDispatchWorld();
  area = await world.servedArea();
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const duty = async (headers: Record<string, string> = {}) => {
  const reply = readReply(
    getDuty,
    (await world.send(getDuty, {}, { ...world.suresh, headers })).body,
  );
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const codeOf = async (reply: Promise<{ body: { code: unknown } }>) => (await reply).body.code;
const week = (...spans: readonly (readonly [number, number, number])[]) => ({
  areaId: area.id,
  reachKm: 12,
  weekdays: spans.map(([weekday]) => weekday),
  fromMinutes: spans.map(([, from]) => from),
  toMinutes: spans.map(([, , to]) => to),
});

describe('work times', () => {
  it('duty is off and empty until the serviceman chooses an area', async () => {
    expect(await duty()).toEqual({
      isOnDuty: false,
      areaId: null,
      area: '',
      reachKm: 0,
      hours: [],
      daysOff: [],
      missing: [{ step: 'area', waitsForUs: false }],
      onboarding: null,
    });
    expect(await codeOf(world.send(setDuty, { duty: 'on' }, world.suresh))).toBe(
      'duty.area-missing',
    );
  });

  it('working hours are saved and replaced as a whole, and the area is named in both languages', async () => {
    const written = week([2, 540, 1020], [1, 480, 780], [1, 840, 1200]);
    expect(await codeOf(world.send(saveWorkingHours, written, world.suresh))).toBe(200);
    expect(await duty()).toEqual({
      isOnDuty: true,
      areaId: area.id,
      area: area.name,
      reachKm: 12,
      hours: [
        { weekday: 1, fromMinute: 480, toMinute: 780 },
        { weekday: 1, fromMinute: 840, toMinute: 1200 },
        { weekday: 2, fromMinute: 540, toMinute: 1020 },
      ],
      daysOff: [],
      missing: [],
      onboarding: null,
    });
    expect((await duty({ 'accept-language': 'hi' })).area).toBe(area.name_hi);
    await world.send(setDuty, { duty: 'off' }, world.suresh);
    await world.send(saveWorkingHours, week([7, 0, 1440]), world.suresh);
    expect(await duty()).toMatchObject({
      isOnDuty: false,
      hours: [{ weekday: 7, fromMinute: 0, toMinute: 1440 }],
    });
    await world.send(setDuty, { duty: 'on' }, world.suresh);
    expect(await duty()).toMatchObject({ isOnDuty: true });
  });

  it('refuses hours that overlap and an area that is not served', async () => {
    const twice = week([1, 480, 841], [1, 840, 1200]);
    expect(await codeOf(world.send(saveWorkingHours, twice, world.suresh))).toBe(
      'duty.hours-overlap',
    );
    const nowhere = { ...week(), areaId: 999_999 };
    expect(await codeOf(world.send(saveWorkingHours, nowhere, world.suresh))).toBe(
      'duty.area-not-found',
    );
  });

  it('days off are listed from today on, and past days are refused', async () => {
    const today = dayOf(world.now());
    const days = [addDays(today, 5), today];
    expect(await codeOf(world.send(saveDaysOff, { days }, world.suresh))).toBe(200);
    expect((await duty()).daysOff).toEqual(days.toReversed());
    const past = { days: [addDays(today, -1)] };
    expect(await codeOf(world.send(saveDaysOff, past, world.suresh))).toBe('duty.days-not-ahead');
    await world.send(saveDaysOff, {}, world.suresh);
    expect((await duty()).daysOff).toEqual([]);
  });

  it('duty and days off decide at once what is offered', async () => {
    await world.stand(world.people.suresh.id, 1);
    const at = world.now() + 20 * 86_400_000;
    const isAsked = async (): Promise<boolean> => {
      const ref = await world.request(at);
      await world.dispatch(ref);
      return (await world.offers(ref)).length === 1;
    };
    expect((await duty()).missing).toEqual([]);
    expect(await isAsked()).toBe(true);
    await world.send(setDuty, { duty: 'off' }, world.suresh);
    expect((await duty()).missing).toEqual([{ step: 'duty', waitsForUs: false }]);
    expect(await isAsked()).toBe(false);
    await world.send(setDuty, { duty: 'on' }, world.suresh);
    await world.send(saveDaysOff, { days: [dayOf(at)] }, world.suresh);
    expect(await isAsked()).toBe(false);
    await world.send(saveDaysOff, {}, world.suresh);
    expect(await isAsked()).toBe(true);
  });
});
