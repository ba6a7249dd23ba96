import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startWork } from '@karigar/contract/bookings/start-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { AnyCall } from '@karigar/contract/define-call';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { offerBooking } from '@karigar/contract/dispatch/offer-booking';
import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import type { Role } from '@karigar/domain/roles';
import { EVEN_SO, versionOf } from '#testing/assign-by-hand';
import { onePixel } from '#testing/call-rows';
import { createPerson, type FreshPerson, type Look } from '#testing/fresh-people';
import { addAddress, orderFields, putOnDuty, tomorrowAt } from '#testing/order-world';
import { sendCall, type Reply } from '#testing/send-call';
import {
  bringVisitForward,
  messagesTo,
  numberOfBooking,
  plantPayable,
} from './ops-canary-store.ts';
import { makeCanaries } from './sealed-at-rest-canaries.ts';

/** A server with its listeners, and what no call does. */
export type CanaryWorld = {
  readonly base: string;
  readonly consoleBase: string;
  readonly look: Look;
  readonly now: () => number;
  readonly open: (accountId: number, role: Role) => Promise<string>;
  /** Sends what waits, such as codes. */
  readonly deliver: () => Promise<void>;
};

const word = (): string =>
  `Zq${randomUUID().replaceAll(/[^a-f]/g, '')}${randomInt(1e6)}x`.replaceAll(/\d/g, 'k');

type Fields = Readonly<Record<string, FieldValue>>;

/** Brings in every canary by the calls of its people. */
export const bringCanaries = async (world: CanaryWorld, operator: string) => {
  const { base, consoleBase, look, now } = world;
  const send = async (
    call: AnyCall,
    fields: Fields,
    token: string | null,
    at = base,
  ): Promise<Reply> =>
    sendCall(at, call, fields, { token, ...(call.writes && { key: randomUUID() }) });
  const must = async (...asked: Parameters<typeof send>): Promise<Reply> => {
    const reply = await send(...asked);
    if (!reply.body.success) throw new Error(`${asked[0].name}: ${reply.text}`);
    return reply;
  };
  const enter = async (role: 'customer' | 'serviceman') => {
    const person = await createPerson(look, role, now());
    return { ...person, token: await world.open(person.id, role) };
  };
  const [customer, serviceman, refuser] = [
    await enter('customer'),
    await enter('serviceman'),
    await enter('serviceman'),
  ];
  const numbers = makeCanaries();
  const planted = word();
  const refused = word();
  const rename = (person: FreshPerson & { token: string }, firstName: string) => {
    const { phone, email } = person;
    const fields = { firstName, lastName: 'Kulkarni', phone, email, address: '' };
    return must(updateProfile, fields, person.token);
  };
  await rename(customer, planted);
  await rename(refuser, refused);

  const bank = { ifscCode: 'HDFC0001234', holderName: 'Kavita Pawar', bankName: 'HDFC Bank' };
  await must(updateBankDetails, { ...bank, accountNo: numbers.account }, serviceman.token);
  const listed = await must(listKycDocuments, {}, serviceman.token);
  const [aadhaar, pan] = (listed.body.data as { id: number }[]).map(({ id }) => String(id));
  for (const [id = '', documentNumber] of [
    [aadhaar, numbers.aadhaar],
    [pan, numbers.pan],
  ] as const)
    await must(uploadKycDocument, { id, documentNumber, file: onePixel() }, serviceman.token);
  // Alone, so that the refusal leaves an event.
  await putOnDuty(look, refuser.id);

  const addressId = await addAddress(look, customer.id);
  const ordered = await must(
    placeOrder,
    orderFields(addressId, tomorrowAt(now(), 720)),
    customer.token,
  );
  const { orderId, bookings } = ordered.body.data as {
    orderId: number;
    bookings: { id: number }[];
  };
  const ref = { bookingId: bookings[0]?.id ?? 0, orderId };
  const wire = { bookingId: String(ref.bookingId), mainId: String(orderId) };

  const matches = async () => {
    const { body } = await must(listMatches, wire, operator, consoleBase);
    return (body.data as { id: number; reasons: string[] }[]).find(({ id }) => id === refuser.id);
  };
  const before = await matches();
  await send(
    offerBooking,
    { ...wire, version: String(await versionOf(look, ref)) },
    operator,
    consoleBase,
  );
  // Where offers are made by themselves, it may be the worker that asks.
  for (let tries = 0; ; tries += 1) {
    const { text } = await must(listOffers, {}, refuser.token);
    if (text.includes(wire.bookingId)) break;
    if (tries === 40) throw new Error('nothing was offered');
    await pause(500);
  }
  await must(refuseOffer, wire, refuser.token);
  const after = await matches();
  await putOnDuty(look, serviceman.id);

  // Whoever hears that it has changed reads it again.
  for (let tries = 0; ; tries += 1) {
    const given = {
      ...wire,
      servicemanId: String(serviceman.id),
      version: String(await versionOf(look, ref)),
      'evenThough[]': [...EVEN_SO.evenThough],
      reason: EVEN_SO.reason,
    };
    const { body, text } = await send(assignBooking, given, operator, consoleBase);
    if (body.success) break;
    if (tries === 5) throw new Error(text);
  }
  const mine = await must(getMyBooking, { bookingId: wire.bookingId }, customer.token);
  const { completionCode } = mine.body.data as { completionCode: string | null };
  await bringVisitForward(look, ref.bookingId, new Date(now()));
  await must(startWork, { ...wire, startTime: writeWireDateTime(now()) }, serviceman.token);

  await must(requestOtp, { phone: customer.phone, device: randomUUID() }, null);
  await world.deliver();
  const otp = (await messagesTo(look, customer.phone)).flatMap(
    (body) => /\b\d{6}\b/.exec(body) ?? [],
  )[0];
  if (otp === undefined || completionCode === null) throw new Error('a code is missing');
  // What waits for a payout: of one it would go to the bank, and the other keeps all of it as cash.
  await plantPayable(look, serviceman.id, { payable: 50_000, cash: 0 });
  await plantPayable(look, refuser.id, { payable: 50_000, cash: 90_000 });
  const prepared = await must(preparePayoutRun, {}, operator, consoleBase);
  const { runId } = prepared.body.data as { runId: number };
  return {
    customer,
    serviceman,
    refuser,
    runId,
    ref,
    wire,
    bookingNo: await numberOfBooking(look, ref.bookingId),
    planted,
    refused,
    /** What the list of matches says of who refused, before and after. */
    matches: { before, after },
    /** Found nowhere, in any form. */
    numbers: {
      account: numbers.account,
      pan: numbers.pan,
      aadhaar: numbers.aadhaar,
      'phone of the customer': customer.phone,
      'phone of the serviceman': serviceman.phone,
      'phone of who refused': refuser.phone,
    },
    /** Six digits, found as a word. */
    codes: { 'completion code': completionCode, OTP: otp },
  };
};

export type CanaryPeople = Awaited<ReturnType<typeof bringCanaries>>;
