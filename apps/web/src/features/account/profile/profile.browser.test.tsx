import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { aProfile } from '#testing/profiles';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, playServer, reply } from '#testing/test-server';
import { CustomerProfileScreen } from './customer.ts';
import { ServicemanProfileScreen } from './serviceman.ts';

const show = () => showScreen(ServicemanProfileScreen, '/profile');
const rowNamed = (name: string): HTMLElement => {
  const found = all('main button').find((row) => row.innerText.startsWith(name));
  if (found === undefined) throw new Error(`no row is named ${name}`);
  return found;
};
const done = (message: string) => () =>
  Response.json({ success: true, code: 200, message, data: null });

onStage({ as: 'serviceman' });

describe('the profile', () => {
  it('[PROF-01] the profile shows the picture, the full name, the address and a way to change the picture', async () => {
    const server = playServer();
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    server.on(getProfile, () => reply(getProfile, aProfile({ picture })));
    await show();
    expect(one('h1').innerText).toBe('Profile');
    expect(one('main img').getAttribute('src')).toBe(picture);
    expect(words()).toContain('Suresh Kumbhar 14, Shivaji Nagar, Pune 411005');
    buttonNamed('Change picture').click();
    await settle(500);
    expect(one('[role=dialog] h2').innerText).toBe('Change picture');
    expect(buttonNamed('From gallery')).toBeDefined();
  });

  it('[PROF-05] the profile draws a face where there is no picture, or where it fails to load', async () => {
    const server = playServer();
    await show();
    expect(one('main [aria-hidden] use').getAttribute('href')).toContain('avatar-default');
    server.on(getProfile, () => reply(getProfile, aProfile({ picture: 'data:image/png,gone' })));
    await show();
    await vi.waitFor(() => expect(all('main img')).toHaveLength(0));
    expect(one('main [aria-hidden] use').getAttribute('href')).toContain('avatar-default');
  });

  it('[PROF-02] the profile links to the four company screens, and shows what was rejected', async () => {
    const server = playServer();
    server.on(listKycDocuments, () =>
      Response.json({
        success: true,
        code: 200,
        message: '',
        data: [
          { id: 1, document_type: 'PAN card', document_image: '/x', kycStatus: 2 },
          { id: 2, document_type: 'Aadhaar card', document_image: '/x', kycStatus: 1 },
        ],
      }),
    );
    await show();
    const links = all('main section')[0]?.querySelectorAll('a') ?? [];
    expect([...links].map((link) => [link.innerText, link.getAttribute('href')])).toEqual([
      ['Profile Setting', '/profile-setting'],
      ['Bank Details', '/bank-details'],
      ['ID Verification\n1 rejected', '/id'],
      ['Work History', '/booking-history'],
    ]);
    expect(words()).toContain('Company Info');
  });

  it('[PROF-03] the profile asks before it logs out, in the alert zone', async () => {
    playServer();
    await show();
    expect(all('main h2').at(-1)?.innerText).toBe('Alert zone');
    rowNamed('Logout').click();
    await settle(500);
    const dialog = one('[role=alertdialog]');
    expect(dialog.innerText).toContain('Are you sure you want to logout?');
    expect([...dialog.querySelectorAll('button')].map(({ innerText }) => innerText)).toEqual([
      'Cancel',
      'Logout',
    ]);
  });

  it('[PROF-04] [STORE-01] the profile stores dark mode as darkMode', async () => {
    playServer();
    await show();
    const toggle = one('[role=switch]');
    toggle.click();
    await settle();
    expect([localStorage.getItem('darkMode'), document.documentElement.dataset['theme']]).toEqual([
      'true',
      'dark',
    ]);
    toggle.click();
    await settle();
    expect(localStorage.getItem('darkMode')).toBe('false');
  });

  it('the profile logs a failed read and stays usable', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const server = playServer();
    server.on(getProfile, broken);
    await show();
    expect(logged).toHaveBeenCalledWith('Error fetching profile details', 'unavailable');
    expect(rowNamed('Logout')).toBeDefined();
  });

  it.each([
    ['serviceman', ['serviceman'], 'Book a service yourself'],
    ['customer', ['serviceman', 'customer'], 'Go to your work'],
    ['customer', ['customer'], 'Work as a serviceman'],
  ] as const)('the profile offers a %s with the roles %j: %s', async (role, roles, label) => {
    await session.open({ authToken: 'other-role', role, accountId: 9 });
    playServer().on(getProfile, () => reply(getProfile, aProfile({ roles })));
    await show();
    expect(rowNamed(label)).toBeDefined();
  });

  it('the profile offers no other role where the server sends none', async () => {
    playServer().on(getProfile, () => reply(getProfile, aProfile({ roles: [] })));
    await show();
    expect(words()).not.toContain('Book a service yourself');
  });
});

describe('the devices', () => {
  const phone = {
    id: 7,
    device: 'Chrome · Android',
    role: 'serviceman' as const,
    createdAt: null,
    lastUsedAt: Date.UTC(2026, 10, 14, 5, 0),
    isCurrent: true,
  };
  const other = { ...phone, id: 8, device: '', isCurrent: false };

  it('the device list logs another device out', async () => {
    const server = playServer();
    server.on(listSessions, () => reply(listSessions, [phone, other]));
    server.on(revokeSession, done('That device is logged out.'));
    await show();
    rowNamed('Your devices').click();
    await vi.waitFor(() => expect(words()).toContain('Chrome · Android This device'));
    expect(words()).toContain('Last used 14 Nov 2026, 10:30 am');
    server.on(listSessions, () => reply(listSessions, [phone]));
    buttonNamed('Log out: Unknown device').click();
    await vi.waitFor(() => expect(words()).not.toContain('Unknown device'));
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'That device is logged out.' }]);
  });

  it('the device list reports when it did not load', async () => {
    const server = playServer();
    server.on(listSessions, cut);
    await show();
    rowNamed('Your devices').click();
    await vi.waitFor(() =>
      expect(one('[role=dialog] [role=alert]').innerText).toContain("Couldn't load your devices."),
    );
  });
});

it('the profile links a customer to their addresses', async () => {
  playServer();
  await showScreen(CustomerProfileScreen, '/profile');
  const addresses = all('main section a').find((link) => link.innerText === 'Your addresses');
  expect(addresses?.getAttribute('href')).toBe('/addresses');
});

describe('notification sounds', () => {
  const settings = [
    { kind: 'booking-assigned', rings: true, canBeSilent: false },
    { kind: 'chat-message', rings: true, canBeSilent: true },
  ];
  const switches = () => all('[role=dialog] [role=switch]');

  it('notification sounds are switched by kind, but never for new work', async () => {
    const server = playServer();
    server.on(listNotificationSettings, () => reply(listNotificationSettings, settings));
    server.on(changeNotificationSetting, done('Saved.'));
    await show();
    rowNamed('Notifications').click();
    await vi.waitFor(() => expect(switches()).toHaveLength(2));
    const [work, chat] = switches();
    expect(work?.innerText).toContain('New booking');
    expect(work?.ariaDisabled ?? work?.getAttribute('disabled')).not.toBeNull();
    chat?.click();
    await vi.waitFor(() => expect(server.count(changeNotificationSetting)).toBe(1));
    await settle();
    expect(chat?.ariaChecked).toBe('false');
  });

  it('a serviceman chooses that offers go by SMS, and reads what that does', async () => {
    const server = playServer();
    const offers = { kind: 'offer-sms', rings: false, canBeSilent: true };
    server.on(listNotificationSettings, () =>
      reply(listNotificationSettings, [...settings, offers]),
    );
    server.on(changeNotificationSetting, done('Saved.'));
    await show();
    rowNamed('Notifications').click();
    await vi.waitFor(() => expect(switches()).toHaveLength(3));
    const sms = switches()[2];
    expect(sms?.innerText).toContain('Job offers by SMS too');
    expect(sms?.innerText).toContain('You answer in the app.');
    expect(sms?.ariaChecked).toBe('false');
    sms?.click();
    await vi.waitFor(() => expect(server.count(changeNotificationSetting)).toBe(1));
    expect(server.asked(changeNotificationSetting)[0]?.fields.get('kind')).toBe('offer-sms');
    expect(server.asked(changeNotificationSetting)[0]?.fields.get('rings')).toBe('1');
    await settle();
    expect(sms?.ariaChecked).toBe('true');
  });

  it("a notification sound's switch reverts when the server was not reached", async () => {
    const server = playServer();
    server.on(listNotificationSettings, () => reply(listNotificationSettings, settings));
    server.on(changeNotificationSetting, cut);
    await show();
    rowNamed('Notifications').click();
    await vi.waitFor(() => expect(switches()).toHaveLength(2));
    switches()[1]?.click();
    await vi.waitFor(() => expect(toasts.isAnyWaiting()).toBe(true));
    expect(toasts.takeAll()).toMatchObject([{ tone: 'bad' }]);
    await settle();
    expect(switches()[1]?.ariaChecked).toBe('true');
  });
});
