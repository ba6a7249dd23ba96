import { getSupport } from '@karigar/contract/help/get-support';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { aProfile } from '#testing/profiles';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { ProfileSettingScreen } from './index.ts';

const show = () => showScreen(ProfileSettingScreen, '/profile-setting');
const field = (name: string) => one(`main [name=${name}]`) as HTMLInputElement;
const valuesShown = () =>
  ['firstName', 'lastName', 'phone', 'address', 'email'].map((name) => field(name).value);
const type = async (name: string, text: string): Promise<void> => {
  await userEvent.fill(field(name), text);
  await settle();
};
const press = async (name: string): Promise<void> => {
  buttonNamed(name).click();
  await settle(500);
};
/** Waits until the sheet shows a text. */
const seen = (part: string, text: string): Promise<void> =>
  vi.waitFor(() => expect(one(`[role=dialog] ${part}`).innerText).toBe(text));
const done = (message: string) => () =>
  Response.json({ success: true, code: 200, message, data: null });
const refusal =
  (code: string, message: string, data: unknown = null) =>
  () =>
    Response.json({ success: false, code, message, data });

onStage({ as: 'serviceman' });

const playSuresh = () => {
  const server = playServer();
  server.on(getProfile, () => reply(getProfile, aProfile()));
  return server;
};

describe('profile setting', () => {
  it('[PROF-06] [PROF-08] profile setting is prefilled from the profile and sends all fields by Update', async () => {
    const server = playSuresh();
    const sent: (string | undefined)[] = [];
    server.on(updateProfile, (fields) => {
      sent.push(
        ...['firstName', 'lastName', 'phone', 'address', 'email'].map((name) => fields.get(name)),
      );
      return done('Profile updated.')();
    });
    await show();
    expect(valuesShown()).toEqual([
      'Suresh',
      'Kumbhar',
      '98220 41763',
      '14, Shivaji Nagar, Pune 411005',
      'suresh@example.in',
    ]);
    await type('address', '');
    await press('Update');
    expect(sent).toEqual(['Suresh', 'Kumbhar', '9822041763', '', 'suresh@example.in']);
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Profile updated.' }]);
    expect(buttonNamed('Change picture')).toBeDefined();
  });

  it.each([
    [
      'says why',
      'Another account uses this mobile number.',
      'Another account uses this mobile number.',
    ],
    ['says nothing', '', 'Failed to update'],
  ])(
    '[PROF-07] profile setting shows the refusal when the server refuses and %s',
    async (_how, said, shown) => {
      const server = playSuresh();
      server.on(updateProfile, refusal('phone.taken', said));
      await show();
      await type('firstName', 'Ramesh');
      await press('Update');
      expect(toasts.takeAll()).toEqual([{ tone: 'bad', words: shown }]);
      expect(field('phone').ariaInvalid).toBe('true');
      expect(words()).toContain(shown);
      expect(field('firstName').value).toBe('Ramesh');
    },
  );

  it.each([
    ['the connection is cut', cut],
    ['the server is broken', broken],
  ])('[PROF-07] profile setting reports a failure when %s', async (_why, answer) => {
    const server = playSuresh();
    server.on(updateProfile, answer);
    await show();
    await press('Update');
    expect(toasts.takeAll()).toEqual([{ tone: 'bad', words: 'Failed to update profile.' }]);
  });

  it('profile setting is sent once by a double tap', async () => {
    const server = playSuresh();
    const way = onItsWay();
    server.on(updateProfile, way.answer);
    await show();
    buttonNamed('Update').click();
    buttonNamed('Update').click();
    await settle();
    way.arrive(done('Profile updated.')());
    await settle();
    expect(server.count(updateProfile)).toBe(1);
  });

  it('profile setting keeps typed values over a reload, until they are saved', async () => {
    const server = playSuresh();
    server.on(updateProfile, done('Profile updated.'));
    await show();
    await type('address', '22, MG Road');
    expect(words()).not.toContain('Draft');
    await show();
    expect(field('address').value).toBe('22, MG Road');
    expect(words().split('Draft: not saved yet.')).toHaveLength(2);
    server.on(getProfile, () => reply(getProfile, aProfile({ address: '22, MG Road' })));
    await press('Update');
    expect(localStorage.getItem('drafts')).toBeNull();
    expect(words()).not.toContain('Draft');
    expect(field('address').value).toBe('22, MG Road');
  });

  it('profile setting asks for a code on the old number and one on the new before the number changes', async () => {
    const server = playSuresh();
    const answers = [
      refusal('step-up.needed', 'Confirm this change with an OTP.', { act: 'change-phone' }),
      refusal('phone.proof-needed', 'Confirm the new mobile number.'),
      done('Profile updated.'),
    ];
    server.on(updateProfile, () => answers.shift()?.() ?? broken());
    const asked: unknown[] = [];
    server.on(requestChangeOtp, (fields) => {
      asked.push([fields.get('purpose'), fields.get('to')]);
      return reply(requestChangeOtp, { sentTo: 'XXXXXX1763', retryAfterSeconds: 30 });
    });
    server.on(verifyChangeOtp, (fields) =>
      fields.get('otp') === '123456'
        ? done('OTP verified.')()
        : refusal('otp.mismatch', 'Incorrect OTP. Please try again.')(),
    );
    await show();
    await type('phone', '9000000001');
    await press('Update');
    await seen('h2', 'Confirm that it is you');
    await vi.waitFor(() => expect(words()).toContain('Enter the OTP sent to XXXXXX1763'));
    await press('Confirm');
    await seen('[role=alert]', 'Please enter the full 6-digit OTP.');
    const box = () => one('[role=dialog] [role=group] input');
    await userEvent.fill(box(), '654321');
    await press('Confirm');
    await seen('[role=alert]', 'Incorrect OTP. Please try again.');
    await userEvent.fill(box(), '123456');
    await press('Confirm');
    await seen('h2', 'Confirm the mobile number');
    await userEvent.fill(box(), '123456');
    await press('Confirm');
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Profile updated.' }]);
    expect(asked).toEqual([
      ['changePhone', undefined],
      ['newPhone', '9000000001'],
    ]);
  });

  it('says before the form that a new device cannot change the contacts yet, and whom to call', async () => {
    const server = playServer();
    const changesFrom = Date.parse('2026-11-21T10:00:00+05:30');
    server.on(getProfile, () => reply(getProfile, aProfile({ changesFrom })));
    server.on(getSupport, () => reply(getSupport, { phone: '18001234567' }));
    await show();
    expect(words()).toContain('can be changed here from 21 Nov');
    expect([field('phone').readOnly, field('email').readOnly]).toEqual([true, true]);
    expect(field('address').readOnly).toBe(false);
    expect(one('main a[href^="tel:"]').getAttribute('href')).toBe('tel:18001234567');
  });

  it('profile setting shows an error when the profile does not load, and retries', async () => {
    const server = playServer();
    server.on(getProfile, broken);
    await show();
    expect(words()).toContain("Couldn't load your profile.");
    server.on(getProfile, () => reply(getProfile, aProfile()));
    await press('Try again');
    expect(field('firstName').value).toBe('Suresh');
  });
});
