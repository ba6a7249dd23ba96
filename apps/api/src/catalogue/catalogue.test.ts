import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
