import { logOut } from '@karigar/contract/sign-in/log-out';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { DEMO_PASSWORD, people } from '../../apps/api/testing/people.ts';
import { createCaller, expect, type Caller } from './caller.ts';
import { walkBooking } from './walk-booking.ts';

export interface Walk {
  base: string;
  clientId: string;
  /** The database with the development inbox; null when it is not reachable. */
  systemUrl: string | null;
}

/** From login to logout, with one booking from start to payment in between. */
export async function walk({ base, clientId, systemUrl }: Walk): Promise<void> {
  const suresh = createCaller({ base, clientId, who: 'Suresh' });
  const asha = createCaller({ base, clientId, who: 'Asha' });
  await logIn(suresh, 'suresh');
  await logIn(asha, 'asha');

  const before = await suresh.ask('the dashboard counts', getDashboard, {});
  await walkBooking({ suresh, asha, systemUrl });
  const after = await suresh.ask('the dashboard counts afterwards', getDashboard, {});
  expect(after.completed === before.completed + 1, 'one more completed booking');

  await walkAccount(suresh);
  await suresh.ask('log out', logOut, {});
  await suresh.isRefused('the dashboard with the ended session', getDashboard, {}, 'session.ended');
  await asha.ask('the session of Asha still works', getProfile, {});
}

async function logIn(caller: Caller, name: 'suresh' | 'asha'): Promise<void> {
  const { email, role } = people[name];
  const { authToken } = await caller.ask(`log in as ${role}`, loginWithPassword, {
    email,
    password: DEMO_PASSWORD,
    door: role,
  });
  caller.authToken = authToken;
}

async function walkAccount(suresh: Caller): Promise<void> {
  const notifications = await suresh.ask('notifications', listNotifications, {});
  expect(
    notifications.some(({ unread }) => unread),
    'something unread, such as the answer to the add-on',
  );
  await suresh.ask('mark all as read', markNotificationsRead, {});
  const read = await suresh.ask('notifications again', listNotifications, {});
  expect(!read.some(({ unread }) => unread), 'nothing unread any more');

  const { bankName, holderName, accountNumber, ifsc } = await suresh.ask('profile', getProfile, {});
  expect(/^X+\d{4}$/.test(accountNumber), 'only the last four digits of the account number');
  const bank = { bankName, holderName, accountNumber, ifsc };
  await suresh.ask('bank details with the mask left as it is', updateBankDetails, bank);
  await suresh.isRefused(
    'another account number from a device that is new',
    updateBankDetails,
    { ...bank, accountNumber: '602144781234' },
    'step-up.too-new',
  );
  const documents = await suresh.ask('identity documents', listKycDocuments, {});
  expect(documents.length === 3, 'three documents');
}
