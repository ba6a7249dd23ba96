import type { OutputOf } from '@karigar/contract/define-call';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { getBuyer } from '@karigar/contract/receipts/get-buyer';
import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, expectWords, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await import('./buyer-sheet.tsx');

onStage({ as: 'customer' });

type Read = OutputOf<typeof getBuyer>;
const GSTIN = '27AAPFU0939F1ZV';
const NONE: Read = { buyer: null, last: null, state: 'Maharashtra (27)', isInvoiced: false };
const SHAH = { gstin: GSTIN, name: 'Shah Textiles' };
const ENDED = aCustomerBooking('ended', { paymentStatus: 'pending' });
const given: MyBooking = { ...ENDED, buyerGstin: GSTIN };

const open = async (mine: MyBooking, read: Read) => {
  const played = play(mine);
  played.server.on(getBuyer, () => reply(getBuyer, read));
  await show();
  const row = all('button').find(({ innerText }) => innerText.includes('Invoice for a business'));
  row?.click();
  await settle();
  return { ...played, row };
};
const gstinField = () => page.getByRole('textbox', { name: 'GSTIN', exact: true });
const type = async (gstin: string, name: string) => {
  await userEvent.fill(one('input[name=gstin]'), gstin);
  await userEvent.fill(one('input[name=business]'), name);
  await settle();
};

describe('the business of an invoice', () => {
  it('is given once, however often the button is pressed, and stands on the booking', async () => {
    const { server, becomes } = await open(ENDED, NONE);
    const { answer, arrive } = onItsWay();
    server.on(saveBuyer, answer);
    await expectWords('registered in Maharashtra (27)');
    await type(GSTIN, 'Shah Textiles');
    buttonNamed('Save').click();
    buttonNamed('Save').click();
    await settle();
    becomes(given);
    arrive(reply(saveBuyer, null));
    await settle();
    expect(server.asked(saveBuyer)).toHaveLength(1);
    expect(server.asked(saveBuyer)[0]?.fields.get('businessName')).toBe('Shah Textiles');
    await expect.poll(words).toContain(`GSTIN ${GSTIN}`);
  });

  it('needs both fields, and keeps what was written after a refusal and without the network', async () => {
    const { server } = await open(ENDED, NONE);
    await type(GSTIN, '');
    buttonNamed('Save').click();
    await settle();
    expect(words()).toContain('Write both, the GSTIN and the name.');
    await type('27AAPFU0939F1ZW', 'Shah Textiles');
    server.on(saveBuyer, () =>
      Response.json({ success: false, code: 'buyer.gstin-invalid', message: 'This is no GSTIN.' }),
    );
    buttonNamed('Save').click();
    await expectWords('This is no GSTIN.');
    server.on(saveBuyer, cut);
    buttonNamed('Save').click();
    await settle();
    await expect.element(gstinField()).toHaveValue('27AAPFU0939F1ZW');
  });

  it('the one of an earlier booking is one press away', async () => {
    await open(ENDED, { ...NONE, last: SHAH });
    buttonNamed('Use Shah Textiles again').click();
    await settle();
    await expect.element(gstinField()).toHaveValue(GSTIN);
  });

  it('can be taken back', async () => {
    const { server, becomes } = await open(given, { ...NONE, buyer: SHAH });
    server.on(saveBuyer, () => reply(saveBuyer, null));
    becomes(ENDED);
    buttonNamed('Invoice me instead').click();
    await expect.poll(() => server.asked(saveBuyer).length).toBe(1);
    await expect.poll(words).toContain('Add a GSTIN before the bill is paid');
    expect(server.asked(saveBuyer)[0]?.fields.has('gstin')).toBe(false);
  });

  it('cannot be changed once the invoice is written', async () => {
    await open(given, { ...NONE, buyer: SHAH, isInvoiced: true });
    await expectWords('It can no longer be changed.');
    expect(words()).toContain('Shah Textiles');
    expect(all('input[name=gstin]')).toEqual([]);
  });

  it('a paid booking that was invoiced to the customer has no such row', async () => {
    const { row } = await open({ ...ENDED, hasReceipt: true }, NONE);
    expect(row).toBeUndefined();
  });
});
