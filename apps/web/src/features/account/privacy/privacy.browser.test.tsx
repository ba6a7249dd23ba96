import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { listConsents } from '@karigar/contract/privacy/list-consents';
import { consentsOf, CONSENT_TEXT, optionalPurposes } from '@karigar/domain/privacy/consent';
import { expect, it, vi } from 'vitest';
import { sheetState } from '#platform/navigation/sheet-state';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { PrivacyScreen } from './index.ts';

onStage({ as: 'customer' });

const given = { purpose: 'offers', version: CONSENT_TEXT, givenAt: NOW, withdrawnAt: null };

const OPTIONAL = optionalPurposes({ hasWhatsapp: true });

const play = () => {
  const server = playServer();
  server.on(listConsents, () => reply(listConsents, [...consentsOf([given], OPTIONAL)]));
  server.on(listBlocks, () => reply(listBlocks, []));
  return server;
};
const show = () => showScreen(PrivacyScreen, '/privacy');
const switches = () => all('main [role=switch]');

it('shows required purposes as information, and asks for each optional one', async () => {
  play();
  await show();
  expect(words()).toContain('Your account Name, mobile number and email');
  expect(switches().map((row) => [row.innerText.split('\n')[0], row.ariaChecked])).toEqual([
    ['Messages by WhatsApp', 'false'],
    ['Offers and news', 'true'],
    ['Questions about your experience', 'false'],
    ['How you use the app', 'false'],
  ]);
  expect(words()).toContain('Allowed on 15 Nov 2026');
  expect(words()).not.toContain('People you blocked');
});

it('withdraws a consent in one tap, with the version of the text that was read', async () => {
  const server = play();
  server.on(changeConsent, () => reply(changeConsent, null));
  await show();
  server.on(listConsents, () =>
    reply(listConsents, [...consentsOf([{ ...given, withdrawnAt: NOW }], OPTIONAL)]),
  );
  switches()[1]?.click();
  await settle();
  const [sent] = server.asked(changeConsent);
  expect([sent?.fields.get('purpose'), sent?.fields.get('given')]).toEqual(['offers', '0']);
  expect(sent?.fields.get('version')).toBe(CONSENT_TEXT);
  await vi.waitFor(() => expect(words()).toContain('Taken back on 15 Nov 2026'));
  expect(switches()[1]?.ariaChecked).toBe('false');
});

it('reverts the consent switch when the server was not reached', async () => {
  const server = play();
  server.on(changeConsent, cut);
  await show();
  switches()[2]?.click();
  await vi.waitFor(() => expect(toasts.isAnyWaiting()).toBe(true));
  await settle();
  expect(switches()[2]?.ariaChecked).toBe('false');
});

it('reports that the consents did not load, and the rest stays usable', async () => {
  const server = play();
  server.on(listConsents, cut);
  await show();
  expect(one('main [role=alert]').innerText).toContain("Couldn't load your choices.");
  expect(buttonNamed('Download my data')).toBeDefined();
});

it('lists blocked people, and unblocks one', async () => {
  const server = play();
  const blocked = { id: 7, name: 'Suresh Pawar', bookingNo: 'KRG-48213', blockedAt: NOW };
  server.on(listBlocks, () => reply(listBlocks, [blocked]));
  server.on(unblockPerson, () => reply(unblockPerson, null));
  await show();
  expect(words()).toContain('Suresh Pawar KRG-48213, since 15 Nov 2026');
  server.on(listBlocks, () => reply(listBlocks, []));
  buttonNamed('Unblock Suresh Pawar').click();
  await vi.waitFor(() => expect(words()).not.toContain('People you blocked'));
  expect(server.asked(unblockPerson)[0]?.fields.get('id')).toBe('7');
});

it('the question before the deletion is a step in history: Back closes it', async () => {
  play();
  const sheet = { state: sheetState('erase-question', 'default', null) };
  await showScreen(PrivacyScreen, '/privacy', { sheet });
  await vi.waitFor(() => expect(words()).toContain('This cannot be undone.'));
});

it('deletes the account only after a confirmation, and shows why it cannot', async () => {
  const server = play();
  server.on(exportMyData, () => reply(exportMyData, { madeAt: '', parts: [] }));
  server.on(eraseMyData, () =>
    Response.json({
      success: false,
      code: 'erasure.money-open',
      message: 'There is money open.',
      data: null,
    }),
  );
  await show();
  buttonNamed('Delete my account').click();
  await settle(500);
  const question = one('[role=alertdialog]');
  expect(question.innerText).toContain('This cannot be undone.');
  expect(server.count(eraseMyData)).toBe(0);
  [...question.querySelectorAll('button')].at(-1)?.click();
  await vi.waitFor(() => expect(server.count(eraseMyData)).toBe(1));
  await vi.waitFor(() => expect(toasts.isAnyWaiting()).toBe(true));
  expect(toasts.takeAll()).toMatchObject([{ tone: 'bad', words: 'There is money open.' }]);
});
