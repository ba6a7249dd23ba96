import { expect, it } from 'vitest';
import { readGupshupReports } from './gupshup-reports.ts';

// Real-time delivery reports: https://docs.gupshup.io/docs/real-time-delivery-reports

const ID = '3562707498794989059-328736121207676738';
const none = new URLSearchParams();

it.each([
  ['SUCCESS', [{ providerId: ID, outcome: 'delivered' }]],
  ['FAILURE', [{ providerId: ID, outcome: 'failed' }]],
  ['UNKNOWN', []],
])('status %s of Gupshup by GET', (status, expected) => {
  const query = new URLSearchParams({
    externalId: ID,
    deliveredTS: '1526347800000',
    status,
    cause: 'SUCCESS',
    phoneNo: '919876501234',
    errCode: '000',
    noOfFrags: '1',
  });
  expect(readGupshupReports({ body: '', query })).toEqual(expected);
});

const events = JSON.stringify([
  { externalId: ID, eventType: 'DELIVERED', eventTs: 1_526_347_800_000, cause: 'SUCCESS' },
  { externalId: 'other', eventType: 'FAILED', cause: 'UNKNOWN_SUBSCRIBER', errCode: '003' },
]);

it.each([
  ['bare', events],
  ['as a form', new URLSearchParams({ response: events }).toString()],
])('Gupshup reports several messages by POST, %s', (_how, body) => {
  expect(readGupshupReports({ body, query: none })).toEqual([
    { providerId: ID, outcome: 'delivered' },
    { providerId: 'other', outcome: 'failed' },
  ]);
});

it('what is no report of Gupshup is refused', () => {
  for (const body of ['', '{}', '[1]', 'response=x'])
    expect(readGupshupReports({ body, query: none })).toBeNull();
});
