import { expectWords, NOW, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { item } from '#testing/play-waiting';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

const UPI = item({
  kind: 'upi',
  id: 'KU7F3K',
  bookingNo: 'KRG-48213',
  what: 'Tap repair',
  amount: paise(59_900),
  dueAt: NOW + 1_200_000,
});
const TRANSFER = item({
  kind: 'refund-transfer',
  id: '12',
  bookingNo: 'KRG-48190',
  name: 'Asha',
  amount: paise(20_000),
  dueAt: NOW + 86_400_000,
});
const STUCK = item({ kind: 'refund', id: '5', bookingNo: 'KRG-48100', amount: paise(100) });

const playComing = (desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  let items = [UPI, TRANSFER, STUCK];
  const sent: Record<string, unknown>[] = [];
  const take = (id: unknown): void => {
    items = items.filter((one) => one.id !== id);
  };
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(listWaiting, () => reply(listWaiting, { items, next: null }));
  server.on(confirmUpi, (fields) => {
    sent.push(Object.fromEntries(fields));
    take(fields.get('reference'));
    return reply(confirmUpi, null);
  });
  server.on(recordRefundTransfer, (fields) => {
    sent.push(Object.fromEntries(fields));
    take(fields.get('transferId'));
    return reply(recordRefundTransfer, null);
  });
  return { ...server, sent };
};

it('a payment needs the reference of the statement, a refund the UTR of its transfer', async () => {
  const server = playComing();
  await showConsole('/money/upi');
  await expectWords('3 payments and refunds wait');
  expect(await axeFindings()).toEqual([]);
  await press('e', '{Enter}');
  await expectWords("Write the bank's reference.");
  await page.getByLabelText('Reference on the bank statement').fill('612345678901');
  await press('{Enter}');
  await expectWords('Ask the customer for a UPI ID');
  await press('e');
  await page.getByLabelText('UTR of the transfer').fill('HDFCN52026011412');
  await press('{Enter}');
  await expectWords("Look for it in the gateway's dashboard");
  expect(server.sent).toMatchObject([
    { reference: 'KU7F3K', bankReference: '612345678901' },
    { transferId: '12', utr: 'HDFCN52026011412' },
  ]);
  expect(page.getByRole('button', { name: /transferred|came/ }).query()).toBeNull();
});

it('an address chooses one of them', async () => {
  playComing();
  await showConsole('/money/upi?sel=refund-transfer.12');
  await expectWords('Ask the customer for a UPI ID');
});

it('the desk audit reads and confirms nothing', async () => {
  playComing(['audit']);
  await showConsole('/money/upi');
  await expectWords('The desk Audit reads, and confirms no payment.');
  expect(words()).not.toContain('The money came');
});
