import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { hasCapacity } from '@karigar/domain/orders/capacity';
import { mostQuantity } from '@karigar/domain/orders/most-quantity';
import { slotsOf } from '@karigar/domain/orders/slots';
import { USUAL_HOURS } from '@karigar/domain/work-times/usual-hours';
import { expect, it } from 'vitest';
import { catalogueRows } from './catalogue.ts';
import { SKILLS } from './skills.ts';

const { areas, categories, services, add_ons: addOns } = catalogueRows;
const ART = join(import.meta.dirname, '../../../../packages/ui/src');

it('the catalogue has at least 12 categories, 80 services and 200 add-ons', () => {
  expect(categories.length).toBeGreaterThanOrEqual(12);
  expect(services.length).toBeGreaterThanOrEqual(80);
  expect(addOns.length).toBeGreaterThanOrEqual(200);
});

it('the catalogue uses every id once', () => {
  for (const rows of Object.values(catalogueRows)) {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('the catalogue has every name in English letters and Devanagari, and every list in both', () => {
  for (const { name, name_hi: hindi } of [...areas, ...categories, ...services, ...addOns]) {
    expect(name).toMatch(/^[\w .,()×µ-]+$/u);
    expect(hindi, name).toMatch(/\p{Script=Devanagari}|^MCB, 32 A$|^16 A/u);
  }
  for (const service of services) {
    expect(service.included.length, service.name).toBeGreaterThan(0);
    expect(service.included).toHaveLength(service.included_hi.length);
    expect(service.not_included).toHaveLength(service.not_included_hi.length);
    for (const line of [service.unit_hi, ...service.included_hi, ...service.not_included_hi])
      expect(line, service.name).toMatch(/\p{Script=Devanagari}/u);
  }
});

it('every service of the catalogue has a price, a duration, a skill, art and an add-on', () => {
  for (const service of services) {
    expect(service.price, service.name).toBeGreaterThanOrEqual(9900);
    expect(service.minutes, service.name).toBeGreaterThanOrEqual(15);
    expect(Object.keys(SKILLS)).toContain(service.skill_id);
    expect(existsSync(join(ART, service.image)), service.image).toBe(true);
    expect(
      addOns.some((addOn) => addOn.service_id === service.id),
      service.name,
    ).toBe(true);
  }
});

/** The slots of a day with one free serviceman who has the skill and works the usual hours. */
const slotsWith = (service: (typeof services)[number], quantity: number): number[] => {
  const place = { latitude: 18.559, longitude: 73.7868 };
  const skill = service.skill_id;
  const work = {
    servicemen: [{ id: 1, place, reachKm: 10, skills: [skill], hours: [USUAL_HOURS] }],
    taken: [],
    waiting: [],
  };
  const minutes = service.minutes * quantity;
  return slotsOf('2026-11-16' as IndiaDay).filter((from) =>
    hasCapacity({ place, skill, from, minutes }, work),
  );
};

it('every offered service can be booked in every quantity that the app lets somebody choose', () => {
  for (const service of services.filter((each) => each.is_offered)) {
    const most = mostQuantity(service.minutes);
    expect(most, service.name).toBeGreaterThan(0);
    for (let quantity = 1; quantity <= most; quantity += 1)
      expect(slotsWith(service, quantity), `${quantity} × ${service.name}`).not.toEqual([]);
  }
});

it('what is longer than a day or a plan of several visits is not offered', () => {
  const kept = services.filter((each) => !each.is_offered);
  expect(kept.map(({ name }) => name)).toEqual([
    'Doorstep car wash, monthly plan',
    'Full home painting, 2 BHK',
  ]);
  for (const { name, included } of services.filter((each) => each.is_offered))
    expect([name, ...included].join(' '), name).not.toMatch(
      /plan\b|monthly|weekly|a week|every day|second visit/i,
    );
});
