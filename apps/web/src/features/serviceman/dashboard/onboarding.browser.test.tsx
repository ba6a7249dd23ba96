import { applyAsServiceman } from '@karigar/contract/verification/apply-as-serviceman';
import { getApplication } from '@karigar/contract/verification/get-application';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { ONBOARDING_STEPS, type OnboardingStep } from '@karigar/domain/verification/onboarding';
import { expect, it } from 'vitest';
import type { Duty } from '#entities/work-times/duty';
import { all, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { DashboardScreen } from './index.ts';

onStage({ as: 'serviceman', isApart: true });

type Onboarding = NonNullable<Duty['onboarding']>;

const NEW: Duty = {
  isOnDuty: false,
  areaId: null,
  area: '',
  reachKm: 0,
  hours: [],
  daysOff: [],
  missing: [{ step: 'documents', waitsForUs: false }],
};
const aStep = (
  step: OnboardingStep['step'],
  more: Partial<OnboardingStep> = {},
): OnboardingStep => ({
  step,
  state: 'missing',
  until: null,
  reason: null,
  ...more,
});
const steps = (more: Partial<Record<string, Partial<OnboardingStep>>> = {}): OnboardingStep[] =>
  ONBOARDING_STEPS.map((step) => aStep(step, more[step]));
const show = async (onboarding: Onboarding, locale: 'en' | 'hi' = 'en') => {
  const server = playServer();
  server.on(getDuty, () => reply(getDuty, { ...NEW, onboarding }));
  await showScreen(DashboardScreen, '/', { locale });
  await settle(5000);
  // The first test also waits for the part of the screen that is loaded later.
  await expect.poll(() => all('main h2').length, { timeout: 10_000 }).toBeGreaterThan(1);
  return server;
};
const rowOf = (label: string) =>
  all('main a, main button, main section div').find(({ innerText }) => innerText.includes(label));
const buttonOf = (label: string) =>
  all('button').find(({ innerText }) => innerText.includes(label));

it('a newcomer reads why there is no work, and each open step leads to its screen', async () => {
  await show({ why: 'your-turn', reason: null, steps: steps({ name: { state: 'done' } }) });
  await expect.poll(words).toContain('There is no work yet, because some steps are still open.');
  expect(rowOf('Aadhaar card or driving licence')?.getAttribute('href')).toBe('/id');
  expect(rowOf('Bank account')?.getAttribute('href')).toBe('/bank-details');
  expect(rowOf('Your work times')?.getAttribute('href')).toBe('/duty');
  expect(rowOf('Alerts')?.getAttribute('href')).toBe('/alerts');
  expect(rowOf('Your name')?.tagName).toBe('DIV');
});

it('each step says its state: checked until when, late, rejected with the reason, off duty', async () => {
  const until = Date.now() + 86_400_000;
  await show({
    why: 'our-turn',
    reason: null,
    steps: steps({
      documents: { state: 'checking', until },
      bank: { state: 'rejected', reason: 'This account is closed. Enter another one.' },
      skills: { state: 'checking', until: Date.now() - 1000 },
      'work-times': { state: 'off' },
      alerts: { state: 'done' },
    }),
  });
  await expect.poll(words).toContain('our team is still checking');
  expect(words()).toMatch(/driving licence Our team checks it by .*\. You have nothing to do\./);
  expect(words()).toContain('Not accepted. This account is closed. Enter another one.');
  expect(words()).toContain('Our team is late with this check.');
  expect(words()).toContain('You are off duty. Turn duty on to get jobs.');
  expect(rowOf('Your skills and your area')?.tagName).toBe('DIV');
});

it('a withdrawn verification is said with its reason', async () => {
  await show({ why: 'withdrawn', reason: 'The licence was stolen', steps: steps() });
  await expect.poll(words).toContain('withdrew your verification: The licence was stolen');
});

it('skills and area are chosen in a sheet and sent', async () => {
  const server = await show({ why: 'your-turn', reason: null, steps: steps() });
  const skill = (id: string, name: string) => ({ id, name, isProposed: false, isConfirmed: false });
  server.on(getApplication, () =>
    reply(getApplication, {
      skills: [skill('plumbing', 'Plumbing'), skill('painting', 'Painting')],
      areaId: null,
      appliedAt: null,
    }),
  );
  const area = { id: 101, name: 'Baner', city: 'Pune', pinCode: '411045' };
  server.on(listAreas, () => reply(listAreas, [{ ...area, latitude: 18.5, longitude: 73.8 }]));
  const sent: unknown[] = [];
  server.on(applyAsServiceman, (fields) => {
    sent.push(fields.get('skills[]'), fields.get('areaId'));
    return reply(applyAsServiceman, null);
  });
  await expect.poll(() => buttonOf('Your skills and your area')).toBeDefined();
  buttonOf('Your skills and your area')?.click();
  await expect.poll(() => buttonOf('Plumbing')).toBeDefined();
  buttonOf('Plumbing')?.click();
  const [select] = all('select');
  if (!(select instanceof HTMLSelectElement)) throw new Error('no area to choose');
  await expect.poll(() => select.options.length).toBe(2);
  select.value = '101';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  buttonOf('Send')?.click();
  await expect.poll(() => sent).toEqual(['plumbing', '101']);
});

it('every step has words in Hindi', async () => {
  await show({ why: 'last-look', reason: null, steps: steps() }, 'hi');
  await expect.poll(words).toContain('टीम');
  expect(words()).not.toMatch(/missing|alerts|skills/i);
});
