import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aProfile } from '#testing/profiles';
import { all, buttonNamed, one, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { CustomerProfileScreen } from './customer.ts';

onStage({ as: 'customer' });

const ADDRESS = {
  id: 7,
  label: 'Home',
  contactName: 'Neha Joshi',
  flatNo: 'B-404',
  street: 'Paud Road',
  landmark: '',
  areaId: 102,
  area: 'Kothrud',
  city: 'Pune',
  pinCode: '411038',
  latitude: 18.5,
  longitude: 73.8,
};
const NAMELESS = { firstName: '', lastName: '', address: '', roles: ['customer'] } as const;
const show = () => showScreen(CustomerProfileScreen, '/profile');
const face = () => one('main [aria-hidden]');

describe('the profile of a customer', () => {
  it('has the name given with the address, the number, and no face of a serviceman', async () => {
    const server = playServer();
    server.on(getProfile, () => reply(getProfile, aProfile(NAMELESS)));
    server.on(listAddresses, () => reply(listAddresses, [ADDRESS]));
    await show();
    await vi.waitFor(() => expect(words()).toContain('Neha Joshi 9822041763'));
    expect(face().innerText).toBe('NJ');
  });

  it('leads to a new password by the way of a forgotten one', async () => {
    const server = playServer();
    server.on(getProfile, () => reply(getProfile, aProfile()));
    server.on(listAddresses, () => reply(listAddresses, []));
    await show();
    await userEvent.click(buttonNamed('Change password'));
    await vi.waitFor(() => expect(one('[data-opened]').innerText).toBe('/forgot-password'));
  });

  it('draws no face of a serviceman while there is no name', async () => {
    const server = playServer();
    server.on(getProfile, () => reply(getProfile, aProfile(NAMELESS)));
    server.on(listAddresses, () => reply(listAddresses, []));
    await show();
    expect(face().querySelector('use')?.getAttribute('href')).not.toContain('avatar');
  });

  it('has alerts, and neither sync nor an alert zone while nothing waits', async () => {
    const server = playServer();
    server.on(getProfile, () => reply(getProfile, aProfile(NAMELESS)));
    await show();
    expect(all('main section a').map(({ innerText }) => innerText.split('\n')[0])).toEqual([
      'Profile Setting',
      'Your addresses',
      'Alerts',
      'Your data',
      'Help',
    ]);
    expect(words()).not.toContain('Alert zone');
  });
});
