import { buttonNamed, expectWords, settle, words } from '@karigar/client/testing/page';
import { refusal } from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { toasts } from '@karigar/client/toast/toasts';
import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { paise } from '@karigar/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { FREEZE, item, panel, play, press } from '#testing/play-waiting';
import { onStage, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

it('e answers a frozen account by keys; a second person is asked under a number', async () => {
  const { server } = play([FREEZE]);
  server.on(answerFreeze, () => reply(answerFreeze, { countersign: 'W-31' }));
  await showConsole('/');
  await expectWords('“This was not me”: bank account');
  await press('KeyE');
  await expectWords('What is decided?');
  await userEvent.keyboard('{ArrowDown}{Tab}Spoke with the owner at the office{Enter}');
  await expectWords('Answer e');
  await expect
    .poll(() => toasts.takeAll())
    .toEqual([{ tone: 'good', words: 'A second person is asked: W-31' }]);
  const [asked] = server.asked(answerFreeze);
  expect(asked?.fields.get('freezeId')).toBe('31');
  expect(asked?.fields.get('answer')).toBe('restore');
  expect(asked?.fields.get('reason')).toBe('Spoke with the owner at the office');
});

it('a refund is answered with the UTR of its transfer', async () => {
  const refund = item({ kind: 'refund-transfer', id: '41', name: 'Asha', amount: paise(20_000) });
  const { server } = play([refund]);
  server.on(recordRefundTransfer, () => reply(recordRefundTransfer, null));
  await showConsole('/');
  await expectWords('Transfer a refund');
  expect(words()).toContain('₹200.00');
  await press('KeyE');
  await userEvent.keyboard('UTIBN620261118{Enter}');
  await settle();
  const [asked] = server.asked(recordRefundTransfer);
  expect(asked?.fields.get('transferId')).toBe('41');
  expect(asked?.fields.get('utr')).toBe('UTIBN620261118');
});

it('a customer whom no message reached is called; what was said ends it', async () => {
  const unreached = item({ kind: 'unreached', what: 'at-your-door', name: 'Asha' });
  const { server } = play([unreached]);
  server.on(finishItem, () => reply(finishItem, null));
  await showConsole('/');
  await expectWords('Tell the customer that the serviceman is at the door');
  expect(panel()).toContain('Not reached');
  expect(panel()).toContain('Asha');
  await press('KeyE');
  await userEvent.keyboard('Called, the door is open{Enter}');
  await settle();
  const [asked] = server.asked(finishItem);
  expect(asked?.fields.get('kind')).toBe('unreached');
  expect(asked?.fields.get('reason')).toBe('Called, the door is open');
});

it('without a choice nothing is sent, and Escape leaves', async () => {
  const { server } = play([FREEZE]);
  await showConsole('/');
  await expectWords('“This was not me”: bank account');
  await press('KeyE');
  buttonNamed('Answer and next').click();
  await expectWords('Choose what is decided.');
  expect(server.asked(answerFreeze)).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(panel()).not.toContain('What is decided?');
});

it('a visit is charged or not with its booking, and why it was refused is said at the item', async () => {
  const visit = item({ kind: 'visit-check', id: '48231', what: 'Tap repair', name: 'Suresh' });
  const { server } = play([visit]);
  server.on(decideVisit, () => refusal('visit.no-case', 'This visit has no open case.'));
  await showConsole('/');
  await expectWords('Tap repair');
  await press('KeyE');
  await userEvent.keyboard(' {Tab}Nobody was there, the photo shows it{Enter}');
  await expectWords('This visit has no open case.');
  const [asked] = server.asked(decideVisit);
  expect(asked?.fields.get('bookingId')).toBe('48231');
  expect(asked?.fields.get('outcome')).toBe('charged');
  expect(words()).toContain('Answer and next');
});
