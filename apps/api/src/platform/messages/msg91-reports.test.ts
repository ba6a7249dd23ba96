import { expect, it } from 'vitest';
import { readMsg91Reports } from './msg91-reports.ts';

// The webhook: https://msg91.com/help/how-can-i-get-the-delivery-reports-on-my-webhook-url

const query = new URLSearchParams();
const second = (status: string): string =>
  new URLSearchParams({
    data: JSON.stringify([
      {
        senderId: 'KARIGR',
        requestId: '346500000000000000000130',
        report: [
          {
            date: '2024-05-22 10:06:20',
            amount: '0.01',
            number: '919876501234',
            status,
            desc: 'DELIVERED',
            failedReason: '',
          },
        ],
        userId: '270000',
        campaignName: 'API',
      },
    ]),
  }).toString();

it.each([
  ['1', 'delivered'],
  ['2', 'failed'],
  ['9', 'failed'],
  ['16', 'failed'],
  ['17', 'failed'],
  ['25', 'failed'],
])('status %s of MSG91 (version 2, a form) means %s', (status, outcome) => {
  expect(readMsg91Reports({ body: second(status), query })).toEqual([
    { providerId: '346500000000000000000130', outcome },
  ]);
});

it('MSG91 reports by version 3 as JSON too', () => {
  const body = JSON.stringify({
    date: '2024-05-22 09:58:16',
    number: '919876501234',
    senderId: 'KARIGR',
    requestId: '346500000000000000000130',
    credit: '1',
    status: '1',
    desc: 'DELIVERED',
  });
  expect(readMsg91Reports({ body, query })).toEqual([
    { providerId: '346500000000000000000130', outcome: 'delivered' },
  ]);
});

it('a status of MSG91 that ends nothing is no report, and other bodies are refused', () => {
  expect(readMsg91Reports({ body: second('8'), query })).toEqual([]);
  for (const body of ['', '{}', 'data=%5B1%5D', '<xml/>'])
    expect(readMsg91Reports({ body, query })).toBeNull();
});
