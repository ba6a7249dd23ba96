import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { removeAddress } from '@karigar/contract/addresses/remove-address';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';
import { openSession } from '#proofs/exactly-once-stage';

const HOME = {
  label: ' Home ',
  contactName: 'Anjali',
  flatNo: 'B-704',
  street: 'Pan Card Club Road',
  landmark: '',
  areaId: 102,
  pinCode: '411 045',
  latitude: 18.5601,
  longitude: 73.7871,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const customer = async () => {
  const person = await createPerson(app.look, 'customer', app.now());
  return { token: await openSession(app, person) };
};
const save = (token: string, more: Partial<typeof HOME> & { addressId?: number } = {}) =>
  app.send(saveAddress, { ...HOME, ...more }, { token });
const idOf = (reply: { body: { data: unknown } }) =>
  (reply.body.data as { addressId: number }).addressId;
const list = async (token: string, language = 'en') =>
  (await app.send(listAddresses, {}, { token, headers: { 'accept-language': language } })).body
    .data as Record<string, unknown>[];

describe('addresses of a customer', () => {
  it("an address is saved, read in the customer's language, changed and removed", async () => {
    const { token } = await customer();
    const addressId = idOf(await save(token));
    expect(await list(token)).toEqual([
      {
        ...HOME,
        id: addressId,
        label: 'Home',
        pinCode: '411045',
        area: 'Baner',
        city: 'Pune',
      },
    ]);
    expect(await list(token, 'hi')).toMatchObject([{ area: 'बाणेर', city: 'पुणे' }]);
    expect(idOf(await save(token, { addressId, label: 'Office' }))).toBe(addressId);
    expect(await list(token)).toMatchObject([{ id: addressId, label: 'Office' }]);
    expect((await app.send(removeAddress, { addressId }, { token })).body.success).toBe(true);
    expect(await list(token)).toEqual([]);
    expect((await app.send(removeAddress, { addressId }, { token })).body.code).toBe(
      'address.not-found',
    );
  });

  it("another customer's address is not found", async () => {
    const { token } = await customer();
    const other = await customer();
    const addressId = idOf(await save(token));
    expect((await save(other.token, { addressId })).body.code).toBe('address.not-found');
    expect((await app.send(removeAddress, { addressId }, other)).body.code).toBe(
      'address.not-found',
    );
    expect(await list(other.token)).toEqual([]);
    expect(await list(token)).toHaveLength(1);
  });

  it.each([
    ['address.incomplete', { label: '  ' }],
    ['address.incomplete', { flatNo: '' }],
    ['address.incomplete', { street: '' }],
    ['address.pin-code-invalid', { pinCode: '011045' }],
    ['address.pin-code-invalid', { pinCode: '411038' }],
    ['area.not-served', { areaId: 999 }],
    ['address.pin-too-far', { latitude: 19.076, longitude: 72.8777 }],
  ])('saving an address is refused: %s', async (refusal, more) => {
    const { token } = await customer();
    expect((await save(token, more)).body.code).toBe(refusal);
    expect(await list(token)).toEqual([]);
  });

  it('a customer has at most twenty addresses', async () => {
    const { token } = await customer();
    for (let count = 0; count < 20; count += 1) await save(token);
    expect((await save(token)).body.code).toBe('address.too-many');
    expect(await list(token)).toHaveLength(20);
  });

  it('the demo data has an address of Asha', async () => {
    const token = await app.signIn('asha');
    expect(people.asha.role).toBe('customer');
    expect(await list(token)).toMatchObject([{ label: 'Home', area: 'Baner', pinCode: '411045' }]);
  });
});
