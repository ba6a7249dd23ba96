import { hash, randomUUID } from 'node:crypto';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { writeAmount } from '@karigar/domain/money';
import { SYSTEM } from '#platform/db';
import { openOtp } from '#platform/otp-message';
import { onePixel } from '#testing/call-rows';
import { UIDAI, xmlFile } from '#testing/uidai';
import { addOnOf } from '#testing/demo-world-catalogue';
import { FRESH_SERVICE } from '#testing/fresh-bookings';
import { createPerson, freshEmail, freshPhone, panNumberOf } from '#testing/fresh-people';
import { anyPushAddress } from '#testing/push-address';
import { DEMO_PASSWORD, people } from '#testing/people';
import { solveCaptcha, type Captcha } from '#testing/solve-captcha';
import { onAccount, onBooking } from './exactly-once-callers.ts';
import { CUSTOMER_WRITES } from './exactly-once-customers.ts';
import { OPERATOR_WRITES } from './exactly-once-operators.ts';
import { PASSKEY_WRITES } from './exactly-once-passkeys.ts';
import { PERSON_WRITES } from './exactly-once-person.ts';
import { FREEZE_WRITES } from './exactly-once-freezes.ts';
import { MONEY_WRITES } from './exactly-once-money.ts';
import { DISPATCH_WRITES } from './exactly-once-dispatch.ts';
import { EXCEPTION_WRITES } from './exactly-once-visit-problems.ts';
import { ORDER_WRITES } from './exactly-once-orders.ts';
import { VERIFICATION_WRITES } from './exactly-once-verification.ts';
import type { Fields, Prepare } from './exactly-once-prepared.ts';
import { CODE, openSession, type Stage } from './exactly-once-stage.ts';
import {
  addMessage,
  addNotification,
  addNumberClaim,
  addStepUp,
  addUpiRequest,
  latestOtp,
  latestSession,
  documentIdOf,
} from './exactly-once-store.ts';
import { addOffer, addWork, anyArea } from './exactly-once-visit-store.ts';

/** Offered to one serviceman only: one answer ends the round. */
const offeredTo = async ({ app, serviceman }: Stage, bookingId: number): Promise<Fields> => {
  await addOffer(app.look, bookingId, serviceman.id, new Date(app.now()));
  return {};
};

const time = ({ app }: Stage): string => writeWireDateTime(app.now());

/** All rounds come from one address, which soon needs a captcha. */
const newCaller = async ({ app }: Stage) => {
  const phone = freshPhone();
  const { body } = await app.sendFields(getCaptcha, {});
  return {
    fields: { phone, device: phone, captcha: solveCaptcha(body.data as Captcha) },
    subject: app.context.vault.keyedHash(phone, 'otp-phone'),
  };
};

/** A session of the serviceman that still waits for the email code. */
const pendingLogin = async ({ app: { context }, serviceman: { id } }: Stage): Promise<string> => {
  const awaiting = { proof: 'email', device: 'new' } as const;
  const session = { accountId: id, role: 'serviceman', awaiting } as const;
  const open = context.databases.system.transaction(SYSTEM, (tx) =>
    context.sessions.open(tx, session),
  );
  return (await open).authToken;
};

/** A new email for a logged-in account. */
const newChange = async ({ app }: Stage) => {
  const to = freshEmail();
  const { body } = await app.sendFields(getCaptcha, {});
  return {
    fields: { purpose: 'newEmail', to, captcha: solveCaptcha(body.data as Captcha) },
    subject: app.context.vault.keyedHash(to, 'otp-email'),
  };
};

/** Subscribes a new phone of the serviceman and returns its player id. */
const subscribe = async ({ app, serviceman }: Stage): Promise<string> => {
  const token = await openSession(app, serviceman);
  const { body } = await app.sendFields(subscribePush, anyPushAddress(), { token });
  return (body.data as { playerId: string }).playerId;
};

/** One row for each call that writes; a call without its row fails the proof. */
export const WRITES: Readonly<Record<string, Prepare>> = {
  ...CUSTOMER_WRITES,
  ...FREEZE_WRITES,
  ...MONEY_WRITES,
  ...ORDER_WRITES,
  ...EXCEPTION_WRITES,
  ...DISPATCH_WRITES,
  ...PERSON_WRITES,
  ...PASSKEY_WRITES,
  ...OPERATOR_WRITES,
  ...VERIFICATION_WRITES,
  'login-with-id-token': async ({ app, issuer }) => {
    const phone = freshPhone();
    const idToken = await issuer.sign({ userId: `user-${phone}`, phone }, app.now());
    const fields = { username: phone, userId: `user-${phone}`, playerId: '', idToken };
    return { caller: null, fields, effect: 'sessions', subject: phone };
  },
  'login-with-password': async ({ serviceman }) => ({
    caller: null,
    fields: { username: serviceman.email, password: DEMO_PASSWORD },
    effect: 'sessions',
    subject: serviceman.phone,
  }),
  register: async () => {
    const phone = freshPhone();
    const fields = {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone,
      email: freshEmail(),
      address: 'Pune',
      password: 'a long word for Meera',
    };
    return { caller: null, fields, effect: 'accounts', subject: phone };
  },
  'request-otp': async (stage) => ({
    caller: null,
    effect: 'sent',
    ...(await newCaller(stage)),
  }),
  'verify-otp': async (stage) => {
    const { app } = stage;
    const { fields, subject } = await newCaller(stage);
    await app.sendFields(requestOtp, fields);
    const { code } = openOtp(app.context.vault, await latestOtp(app.look));
    const { phone, device } = fields;
    return { caller: null, fields: { phone, device, otp: code }, effect: 'verified', subject };
  },
  'continue-as-guest': async ({ app }) => ({
    caller: null,
    fields: {},
    effect: 'guests',
    subject: await latestSession(app.look),
  }),
  'switch-role': onAccount('switched', () => ({ role: 'customer' })),
  'revoke-session': onAccount('ended', async ({ app, serviceman }) => {
    const session = await app.context.sessions.find(await openSession(app, serviceman));
    return { id: String(session?.sessionId) };
  }),
  'revoke-other-sessions': onAccount('ended', async ({ app, serviceman }) => {
    await openSession(app, serviceman);
    return {};
  }),
  'request-change-otp': async (stage) => ({
    caller: stage.serviceman,
    effect: 'sent',
    ...(await newChange(stage)),
  }),
  'verify-change-otp': async (stage) => {
    const { app, serviceman } = stage;
    const { fields, subject } = await newChange(stage);
    const token = await openSession(app, serviceman);
    const session = await app.context.sessions.find(token);
    const until = new Date(app.now() + 60_000);
    await addStepUp(app.look, session?.sessionId ?? 0, serviceman.id, until);
    await app.sendFields(requestChangeOtp, fields, { token });
    const { code } = openOtp(app.context.vault, await latestOtp(app.look));
    const shown = { purpose: fields.purpose, to: fields.to, otp: code };
    return { caller: serviceman, token, fields: shown, effect: 'verified', subject };
  },
  'request-recovery-otp': async (stage) => {
    const { fields, subject } = await newCaller(stage);
    const { phone, ...rest } = fields;
    return { caller: null, fields: { contact: phone, ...rest }, effect: 'sent', subject };
  },
  'reset-password': async (stage) => {
    const { app, serviceman } = stage;
    const { fields } = await newCaller(stage);
    const asked = { contact: serviceman.email, device: fields.device };
    await app.sendFields(requestRecoveryOtp, { ...asked, captcha: fields.captcha });
    const { code } = openOtp(app.context.vault, await latestOtp(app.look));
    return {
      caller: null,
      fields: { ...asked, otp: code, password: 'a word for this round' },
      effect: 'verified',
      subject: app.context.vault.keyedHash(serviceman.email, 'otp-email'),
    };
  },
  'request-second-proof': async (stage) => ({
    caller: null,
    token: await pendingLogin(stage),
    fields: { captcha: (await newCaller(stage)).fields.captcha },
    effect: 'sent',
    subject: stage.app.context.vault.keyedHash(stage.serviceman.email, 'otp-email'),
  }),
  'confirm-second-proof': async (stage) => {
    const { app, serviceman } = stage;
    const token = await pendingLogin(stage);
    const { captcha } = (await newCaller(stage)).fields;
    await app.sendFields(requestSecondProof, { captcha }, { token });
    const { code } = openOtp(app.context.vault, await latestOtp(app.look));
    return {
      caller: null,
      token,
      fields: { answer: code },
      effect: 'whole',
      subject: serviceman.id,
    };
  },
  'start-fresh-account': async (stage) => {
    const { app, serviceman } = stage;
    const token = await pendingLogin(stage);
    await addNumberClaim(app.look, serviceman.id, new Date(app.now()));
    return { caller: null, token, fields: {}, effect: 'released', subject: serviceman.id };
  },
  'subscribe-push': onAccount('subscriptions', () => anyPushAddress()),
  'unsubscribe-push': onAccount('unsubscribed', async (stage) => ({
    playerId: await subscribe(stage),
  })),
  'note-push-shown': onAccount('shown', () => ({ notificationId: '1' })),
  'test-push': async (stage) => {
    const mark = randomUUID();
    const fields = { playerId: await subscribe(stage), mark };
    return { caller: stage.serviceman, fields, effect: 'tests', subject: mark };
  },
  'make-queue-key': onAccount('queueKeys'),
  'log-out': onAccount('ended'),
  'finish-log-out': async ({ app, serviceman }) => {
    const session = hash('sha256', await openSession(app, serviceman));
    return { caller: null, fields: { session }, effect: 'ended', subject: serviceman.id };
  },
  'erase-my-data': async ({ app, serviceman }) => {
    const token = await openSession(app, serviceman);
    const session = await app.context.sessions.find(token);
    const until = new Date(app.now() + 60_000);
    await addStepUp(app.look, session?.sessionId ?? 0, serviceman.id, until);
    return { caller: serviceman, token, fields: {}, effect: 'erased', subject: serviceman.id };
  },
  'mark-notifications-read': onAccount('read', async ({ app, serviceman }) => {
    await addNotification(app.look, serviceman.id, new Date(app.now()));
    return {};
  }),
  'change-notification-setting': onAccount('silenced', () => ({
    kind: 'chat-message',
    rings: '0',
  })),
  'propose-add-ons': onBooking('started', 'addOns', () => {
    const { id, price } = addOnOf('foamJet', 0);
    const written = writeAmount(price);
    return {
      'addOnIds[]': [String(id)],
      'oldPrices[]': [written],
      'prices[]': [written],
      'quantity[]': ['1'],
    };
  }),
  'start-work': onBooking('assigned', 'events', (stage) => ({ startTime: time(stage) })),
  'hold-work': onBooking('started', 'events', ({ app }) => ({
    holdTime: dayOf(app.now()),
    reason: 'Rain',
  })),
  'save-checklist': onBooking('started', 'checklists', () => ({ 'steps[]': ['1'] })),
  'resume-work': onBooking('held', 'events'),
  'accept-offer': onBooking('offered', 'events', offeredTo),
  'refuse-offer': onBooking('offered', 'events', offeredTo),
  'give-back-booking': onBooking('assigned', 'events', () => ({
    reason: 'The scooter broke down',
  })),
  'set-duty': onAccount('onDuty', async ({ app, serviceman }) => {
    await addWork(app.look, serviceman.id);
    return { duty: '1' };
  }),
  'save-working-hours': onAccount('hours', async ({ app }) => ({
    areaId: String(await anyArea(app.look)),
    reachKm: '10',
    'weekdays[]': ['1'],
    'fromMinutes[]': ['480'],
    'toMinutes[]': ['1200'],
  })),
  'save-days-off': onAccount('daysOff', ({ app }) => ({ 'days[]': [dayOf(app.now())] })),
  'end-work': onBooking('started', 'events', (stage) => ({ endTime: time(stage) })),
  'verify-completion-otp': onBooking('ended', 'events', () => ({ otp: CODE })),
  'add-payment': onBooking('ended', 'payments', () => ({
    amount: writeAmount(FRESH_SERVICE.price),
    paymentMode: 'cash',
  })),
  'ask-by-upi': onBooking('ended', 'asked'),
  'start-online-payment': onBooking('ended', 'paidOnline', () => ({}), 'customer'),
  'confirm-upi': async ({ app, booking }) => {
    const { bookingId } = await booking('ended');
    const reference = await addUpiRequest(app.look, bookingId);
    const caller = await createPerson(app.look, 'operator', app.now());
    const fields = { reference, bankReference: `bank ${bookingId}` };
    return { caller, fields, effect: 'payments', subject: bookingId };
  },
  'send-chat': onBooking('assigned', 'messages', () => ({ message: 'On my way', type: 's' })),
  'mark-chat-read': onBooking('assigned', 'marks', async ({ app }, bookingId) => ({
    messageId: String(await addMessage(app.look, bookingId)),
    mark: 'read',
  })),
  'clear-chat': onBooking('assigned', 'marks', async ({ app }, bookingId) => ({
    messageId: String(await addMessage(app.look, bookingId)),
  })),
  'update-profile': onAccount('profiles', ({ serviceman }) => ({
    firstName: 'Renamed',
    lastName: 'Person',
    email: serviceman.email,
    phone: serviceman.phone,
    address: 'Pune',
    file: onePixel(),
  })),
  'update-bank-details': onAccount('bank', () => ({
    accountNo: '123456789012',
    ifscCode: 'HDFC0001234',
    holderName: 'Kavita Pawar',
    bankName: 'HDFC Bank',
  })),
  'upload-kyc-document': onAccount('documents', async ({ app, serviceman }) => ({
    id: String(await documentIdOf(app.look, serviceman.id, 'pan')),
    documentNumber: panNumberOf(serviceman.id),
    file: onePixel(),
  })),
  'give-offline-aadhaar': onAccount('documents', async ({ app, serviceman }) => ({
    id: String(await documentIdOf(app.look, serviceman.id, 'aadhaar')),
    file: xmlFile(UIDAI.xml()),
  })),
  'look-at-document': async ({ app, serviceman }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    const documentId = String(await documentIdOf(app.look, serviceman.id, 'pan'));
    const upload = { id: documentId, documentNumber: panNumberOf(serviceman.id), file: onePixel() };
    const token = await openSession(app, serviceman);
    await app.sendFields(uploadKycDocument, upload, { token });
    const fields = { documentId, reason: 'The serviceman asks why' };
    return { caller, fields, effect: 'looks', subject: caller.id };
  },
  'reveal-sealed': async ({ app }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    const fields = {
      accountId: String(people.suresh.id),
      number: 'bankAccount',
      reason: 'The payout came back',
    };
    return { caller, fields, effect: 'reveals', subject: caller.id };
  },
};
