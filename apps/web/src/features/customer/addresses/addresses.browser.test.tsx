import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { removeAddress } from '@karigar/contract/addresses/remove-address';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, one, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { AddressesScreen, AddressScreen } from './index.ts';

onStage({ as: 'customer' });

const HOME = {
  id: 7,
  label: 'Home',
  contactName: 'Asha',
  flatNo: 'Flat 3',
  street: 'Lane 5',
  landmark: '',
  areaId: 102,
  area: 'Baner',
  city: 'Pune',
  pinCode: '411045',
  latitude: 18.559,
  longitude: 73.7868,
};
const BANER = { id: 102, name: 'Baner', city: 'Pune', pinCode: '411045' };
const PLACE = { latitude: 18.559, longitude: 73.7868 };

const server = () => {
  const played = playServer();
  played.on(listAddresses, () => reply(listAddresses, [HOME]));
  played.on(listAreas, () => reply(listAreas, [{ ...BANER, ...PLACE }]));
  return played;
};
const showForm = (id: string) =>
  showScreen(AddressScreen, `/addresses/${id}`, { pattern: '/addresses/:id' });

it('lists saved addresses, each a link to its form, and removes one', async () => {
  const played = server();
  played.on(removeAddress, () => reply(removeAddress, null));
  await showScreen(AddressesScreen, '/addresses');
  expect(words()).toContain('Home Flat 3, Lane 5, Baner, Pune 411045');
  expect(one('main section a').getAttribute('href')).toBe('/addresses/7');
  played.on(listAddresses, () => reply(listAddresses, []));
  buttonNamed('Remove Home').click();
  await vi.waitFor(() => expect(words()).toContain('No addresses yet'));
  expect(played.asked(removeAddress)[0]?.fields.get('id')).toBe('7');
});

it('reports when the addresses did not load', async () => {
  playServer().on(listAddresses, cut);
  await showScreen(AddressesScreen, '/addresses');
  await vi.waitFor(() =>
    expect(one('main [role=alert]').innerText).toContain("Couldn't load your addresses."),
  );
});

it('changes an address by its id, and keeps the text when the connection is cut', async () => {
  const played = server();
  played.on(saveAddress, cut);
  await showForm('7');
  await userEvent.fill(one('input[name=street]'), 'Lane 9');
  buttonNamed('Save').click();
  await vi.waitFor(() =>
    expect(toasts.takeAll()).toMatchObject([
      { tone: 'bad', words: expect.stringContaining('Not saved.') as string },
    ]),
  );
  played.on(saveAddress, () => reply(saveAddress, { addressId: 7 }));
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(played.asked(saveAddress)).toHaveLength(2));
  const [first, second] = played.asked(saveAddress);
  expect(second?.fields.get('id')).toBe('7');
  expect(second?.fields.get('street')).toBe('Lane 9');
  expect(second?.key).toBe(first?.key);
});

it('finds area, PIN code and pin by the phone, with the first button of the form', async () => {
  const played = server();
  played.on(saveAddress, () => reply(saveAddress, { addressId: 8 }));
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 18.56, longitude: 73.79, accuracy: 12 } } as GeolocationPosition),
  );
  await showForm('new');
  expect(all('main button')[0]?.innerText).toBe('Use my location');
  buttonNamed('Use my location').click();
  await vi.waitFor(() => expect(words()).toContain('Baner, Pune'));
  expect(one('input[name=pinCode][value="411045"]')).toBeTruthy();
  await userEvent.fill(one('input[name=flatNo]'), 'Flat 1');
  await userEvent.fill(one('input[name=street]'), 'Lane 2');
  await userEvent.fill(one('input[name=contactName]'), 'Asha');
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(played.asked(saveAddress)).toHaveLength(1));
  const sent = played.asked(saveAddress)[0]?.fields;
  expect([sent?.get('latitude'), sent?.get('longitude')]).toEqual(['18.56', '73.79']);
});

it('saves a new address without an id, and not before it is complete', async () => {
  const played = server();
  played.on(saveAddress, () => reply(saveAddress, { addressId: 8 }));
  await showForm('new');
  await userEvent.fill(one('input[name=pinCode]'), '411045');
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(words()).toContain('Please fill this in.'));
  expect(played.asked(saveAddress)).toHaveLength(0);
  for (const [name, word] of [
    ['flatNo', 'Flat 1'],
    ['street', 'Lane 2'],
    ['contactName', 'Asha'],
  ] as const)
    await userEvent.fill(one(`input[name=${name}]`), word);
  buttonNamed('Save').click();
  await vi.waitFor(() => expect(played.asked(saveAddress)).toHaveLength(1));
  const sent = played.asked(saveAddress)[0]?.fields;
  expect(sent?.get('id')).toBeUndefined();
  expect(sent?.get('areaId')).toBe('102');
});

it('reports that an address was removed', async () => {
  server();
  await showForm('99');
  expect(words()).toContain('This address is no longer saved.');
  expect(all('main input')).toHaveLength(0);
});
