import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { people } from '#testing/people';

let world: AccountWorld;
let token: string;
beforeAll(async () => {
  world = await createAccountWorld();
  token = await world.signIn('imran');
});
afterAll(() => world.close());

const CANARY = '918273645546372819';
const bank = {
  accountNo: `${CANARY.slice(0, 9)} ${CANARY.slice(9)}`,
  ifscCode: 'hdfc0001234',
  holderName: 'Imran Shaikh',
  bankName: 'HDFC Bank',
};

const send = (fields: Partial<typeof bank> = {}, options = {}) =>
  world.sendFields(updateBankDetails, { ...bank, ...fields }, { token, ...options });

const shown = async (): Promise<unknown> => {
  const reply = await world.sendFields(getProfile, {}, { token });
  return (reply.body.data as { accountNo: string }[])[0]?.accountNo;
};

describe('bank details', () => {
  it.each([
    ['bank.field-missing', { accountNo: '' }],
    ['bank.field-missing', { ifscCode: ' ' }],
    ['bank.field-missing', { holderName: '' }],
    ['bank.field-missing', { bankName: '\n' }],
    ['bank.account-number-invalid', { accountNo: '12345678' }],
    ['bank.account-number-invalid', { accountNo: 'XXXXXXXX2819' }],
    ['bank.ifsc-invalid', { ifscCode: 'HDFC1001234' }],
  ] as const)('bank details are refused with %s when sent %j', async (name, wrong) => {
    expect(await send(wrong)).toMatchObject(refusal(name));
    expect(await send(wrong, HINDI)).toMatchObject(refusal(name, 'hi'));
    expect((await world.traces(people.imran.phone))?.bank).toBeNull();
  });

  it('bank details keep the number when its mask or the number itself is sent', async () => {
    expect((await send({}, { key: 'bank-1', ...HINDI })).body).toEqual({
      success: true,
      code: 200,
      message: 'बैंक की जानकारी सेव हो गई।',
      data: null,
    });
    expect(await shown()).toBe('XXXXXXXXXXXXXX2819');
    const first = (await world.traces(people.imran.phone))?.bank;

    const masked = await send({ accountNo: 'XXXXXXXXXXXXXX2819', bankName: 'Axis Bank' });
    expect(masked.body).toMatchObject({ success: true, message: 'Bank details saved.' });
    expect((await send({ bankName: 'Axis Bank' })).body.success).toBe(true);
    const later = (await world.traces(people.imran.phone))?.bank;
    expect(later).toEqual({
      ...first,
      bank_name: 'Axis Bank',
      updated_at: expect.anything(),
      version: 3,
    });
  });

  it('a stored number is not replaced on a device that is new in the account', async () => {
    expect(await send({ accountNo: '111122223333' })).toMatchObject(refusal('step-up.too-new'));
    expect(await send({ accountNo: '111122223333' }, HINDI)).toMatchObject(
      refusal('step-up.too-new', 'hi'),
    );
    expect(await shown()).toBe('XXXXXXXXXXXXXX2819');
    expect((await world.audited()).at(-1)).toEqual({
      call: 'update-bank-details',
      outcome: 'step-up.too-new',
      role: 'serviceman',
      account_id: people.imran.id,
    });
  });

  it('[WIRE-23] bank details are never stored in clear, and decrypt only in their own row', async () => {
    const dump = await world.dump();
    expect(dump).toContain('XXXXXXXXXXXXXX2819');
    expect(dump).not.toContain(CANARY);
    expect(dump).not.toContain(CANARY.slice(0, 12));

    const sealed = (await world.traces(people.imran.phone))?.bank?.account_number_sealed ?? '';
    const { vault } = world.context;
    expect(vault.open(sealed, `bank_details.account_number:${people.imran.id}`)).toBe(CANARY);
    expect(() => vault.open(sealed, `bank_details.account_number:${people.suresh.id}`)).toThrow(
      'vault: does not open here',
    );
  });

  it('bank details are refused to a customer', async () => {
    const customer = await world.signIn('asha');
    const reply = await world.sendFields(updateBankDetails, bank, { token: customer });
    expect(reply).toMatchObject({ status: 403, body: { code: 'role.not-allowed' } });
  });
});

it('[WIRE-23] the first bank details are saved at once, by one of many concurrent calls', async () => {
  const fresh = await createAccountWorld();
  const options = { token: await fresh.signIn('imran') };
  const replies = await Promise.all(
    ['918273645546372819', '111122223333', '444455556666'].map((accountNo) =>
      fresh.sendFields(updateBankDetails, { ...bank, accountNo }, options),
    ),
  );
  const codes = replies.map(({ body }) => body.code);
  expect(codes.map(String).toSorted()).toEqual(['200', 'step-up.too-new', 'step-up.too-new']);
  await fresh.close();
});
