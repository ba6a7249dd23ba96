import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { register } from '@karigar/contract/sign-in/register';
import { readReply } from '@karigar/contract/wire/read-reply';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { setDuty } from '@karigar/contract/work-times/set-duty';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountWorld, tokenOf, type AccountWorld } from '#testing/account-world';
import { onePixel } from '#testing/call-rows';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const NUMBERS: Readonly<Record<string, string>> = {
  aadhaar: '234123412346',
  pan: 'ABCPE1234F',
  'driving-licence': 'MH12 2011-0012345',
};
const MEENA = {
  first_name: 'Meena',
  last_name: 'Jadhav',
  phone: '9822077001',
  email: 'meena.jadhav@example.in',
  address: '',
  password: 'correct horse battery',
};

it('a new serviceman reads what is missing until every step is done', async () => {
  const token = tokenOf(await world.sendFields(register, MEENA));
  const missing = async (): Promise<string[]> => {
    const reply = readReply(getDuty, (await world.send(getDuty, {}, { token })).body);
    if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
    return reply.data.missing.map(({ step, waitsForUs }) => step + (waitsForUs ? ' with us' : ''));
  };
  const made = async () => {
    const found = await world.traces(MEENA.phone);
    if (found === null) throw new Error('no account was made');
    return found;
  };
  expect(await missing()).toEqual(['documents', 'skills with us', 'area']);

  const week = { areaId: 102, reachKm: 10, weekdays: [1], fromMinutes: [540], toMinutes: [1140] };
  await world.send(saveWorkingHours, week, { token });
  expect(await missing()).toEqual(['documents', 'skills with us']);
  await world.send(saveWorkingHours, { areaId: 102, reachKm: 10 }, { token });
  await world.send(setDuty, { duty: 'off' }, { token });
  expect(await missing()).toEqual(['documents', 'skills with us', 'hours', 'duty']);
  await world.send(saveWorkingHours, week, { token });
  await world.send(setDuty, { duty: 'on' }, { token });

  const { id: accountId, documents } = await made();
  for (const { id, type } of documents) {
    expect((await missing())[0]).toBe('documents');
    const fields = { id: String(id), documentNumber: NUMBERS[type] ?? '', file: onePixel() };
    expect((await world.sendFields(uploadKycDocument, fields, { token })).body.code).toBe(200);
  }
  expect(await missing()).toEqual(['documents with us', 'skills with us']);
  await world.judge(documents[0]?.id ?? 0, 'rejected');
  expect(await missing()).toEqual(['documents', 'skills with us']);

  await world.verifyServiceman(accountId, 'plumbing');
  expect(await missing()).toEqual([]);
});
