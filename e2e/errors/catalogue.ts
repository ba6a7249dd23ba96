import type { Locator, Page } from '@playwright/test';
import { openAsNewcomer } from '../documents/open-as.ts';
import { cutCall, onCall } from '../world/calls.ts';
import { otherThan } from '../world/inbox.ts';
import { changeBooking, payAll } from '../world/job-store.ts';
import { askForCode, DEMO_PASSWORD, people, receiveCode } from '../world/people.ts';
import { typeCode } from '../world/screen.ts';
import { TEST_NUMBER } from '../world/test-number.ts';
import { newPhone } from '../world/test.ts';
import { fill, fillSignup, openState, press, refuse, typeCompletion } from './provoke.ts';

/** One row of the specification's error catalogue. */
export interface Row {
  situation: string;
  provoke: (page: Page) => Promise<unknown>;
  words: string;
  /** Where the text shows; a toast by default. */
  where?: (page: Page, words: string) => Locator;
}

const NO = 'Not today, says the server.';

const alert = (page: Page, words: string): Locator =>
  page.getByRole('alert').getByText(words, { exact: true });
const inline = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

const logIn = (page: Page) => press(page, 'Login');

async function payWith(page: Page, meet: (page: Page) => Promise<unknown>): Promise<void> {
  await openState(page, 'ended');
  await press(page, /^Payment/);
  await meet(page);
  await press(page, 'Continue');
}

async function addServices(page: Page, meet?: (page: Page) => Promise<unknown>): Promise<void> {
  await openState(page, 'started');
  await meet?.(page);
  await press(page, 'Add Services');
  await page.getByRole('dialog').getByRole('button', { name: /^Add:/ }).first().click();
  await press(page, 'Add Services');
}

async function hold(page: Page): Promise<void> {
  await press(page, 'Hold Work');
  await page.getByRole('dialog').getByRole('radio').first().check();
  await press(page, 'Hold');
}

async function byPassword(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login2');
  await fill(page, 'Email', people.suresh.email);
  await fill(page, 'Password', password);
}

async function updateProfile(page: Page, meet: (page: Page) => Promise<unknown>): Promise<void> {
  await openAsNewcomer(page, '/profile-setting');
  await fill(page, 'Address', '14, Shivaji Nagar, Pune');
  await meet(page);
  await press(page, 'Update');
}

export const CATALOGUE: readonly Row[] = [
  {
    situation: 'phone empty',
    words: 'Please enter a phone number',
    provoke: async (page) => {
      await page.goto('/login');
      await press(page, 'Get OTP');
    },
  },
  {
    situation: 'OTP sent',
    words: 'OTP sent successfully',
    provoke: (page) => askForCode(page, newPhone()),
  },
  {
    situation: 'OTP send fails',
    words: 'Failed to send OTP',
    provoke: async (page) => {
      await page.goto('/login');
      await cutCall(page, 'requestOtp');
      await fill(page, 'Mobile number', newPhone());
      await press(page, 'Get OTP');
    },
  },
  {
    situation: 'bypass login',
    words: 'Login successful (bypassed OTP)',
    provoke: async (page) => {
      await page.goto(`${process.env['E2E_TEST_NUMBER_BASE']}/login`);
      await fill(page, 'Mobile number', TEST_NUMBER);
      await press(page, 'Get OTP');
    },
  },
  {
    situation: 'login failure after OTP',
    words: 'Login failed',
    provoke: async (page) => {
      const code = await receiveCode(page, newPhone());
      await cutCall(page, 'loginWithFirebase');
      await typeCode(page, code);
      await logIn(page);
    },
  },
  {
    situation: 'OTP login success',
    words: 'Login successful',
    provoke: async (page) => {
      await typeCode(page, await receiveCode(page, newPhone()));
      await logIn(page);
    },
  },
  {
    situation: 'wrong OTP at login',
    words: 'Invalid OTP or verification failed',
    provoke: async (page) => {
      await typeCode(page, otherThan(await receiveCode(page, newPhone())));
      await logIn(page);
    },
  },
  {
    situation: 'incomplete OTP',
    words: 'Please enter the full 6-digit OTP.',
    where: inline,
    provoke: async (page) => {
      await askForCode(page, newPhone());
      await typeCode(page, '12345');
      await logIn(page);
    },
  },
  {
    situation: 'no OTP session',
    words: 'No OTP session found. Please retry login.',
    where: inline,
    provoke: (page) => page.goto('/otp'),
  },
  {
    situation: 'password login, network error',
    words: 'Login failed.',
    provoke: async (page) => {
      await byPassword(page);
      await cutCall(page, 'loginWIthPassword');
      await press(page, 'Login Now');
    },
  },
  {
    situation: 'password login, not successful',
    words: NO,
    provoke: async (page) => {
      await byPassword(page, 'not the password');
      await refuse(page, 'loginWIthPassword', NO);
      await press(page, 'Login Now');
    },
  },
  {
    situation: 'sign-up, request error',
    words: 'Signup failed.',
    provoke: async (page) => {
      await fillSignup(page);
      await cutCall(page, 'registerUser');
      await press(page, 'Sign Up');
    },
  },
  {
    situation: 'sign-up, not successful',
    words: NO,
    provoke: async (page) => {
      await fillSignup(page);
      await refuse(page, 'registerUser', NO);
      await press(page, 'Sign Up');
    },
  },
  {
    situation: 'profile update, not successful',
    words: NO,
    provoke: (page) => updateProfile(page, () => refuse(page, 'profileUpdate', NO)),
  },
  {
    situation: 'profile update, not successful and without a word',
    words: 'Failed to update',
    provoke: (page) => updateProfile(page, () => refuse(page, 'profileUpdate', '')),
  },
  {
    situation: 'profile update, network error',
    words: 'Failed to update profile.',
    provoke: (page) => updateProfile(page, () => cutCall(page, 'profileUpdate')),
  },
  {
    situation: 'bank update error',
    words: 'Something went wrong!',
    provoke: async (page) => {
      await openAsNewcomer(page, '/bank-details');
      await fill(page, 'Bank name', 'State Bank of India');
      await fill(page, 'Account holder name', 'Kavita Pawar');
      await fill(page, 'Account number', '30214478903');
      await fill(page, 'IFSC code', 'SBIN0000454');
      await cutCall(page, 'updateBankDetails');
      await press(page, 'Update');
    },
  },
  {
    situation: 'history detail load error',
    words: 'Failed to load booking.',
    provoke: async (page) => {
      await cutCall(page, 'getBookingDetailsForServiceMan');
      await openAsNewcomer(page, '/booking-history/42');
    },
  },
  {
    situation: 'KYC list load error',
    words: 'Error fetching KYC details.',
    where: inline,
    provoke: async (page) => {
      await cutCall(page, 'displayKycDetailsForServiceman');
      await openAsNewcomer(page, '/id');
    },
  },
  {
    situation: 'add-ons added',
    words: 'Add-ons added successfully!',
    provoke: (page) => addServices(page),
  },
  {
    situation: 'add-ons failed',
    words: 'Failed to add add-ons.',
    provoke: (page) => addServices(page, () => cutCall(page, 'addAddOnsToServices')),
  },
  {
    situation: 'hold, success',
    words: 'Work is on hold.',
    provoke: async (page) => {
      await openState(page, 'started');
      await hold(page);
    },
  },
  {
    situation: 'hold, refused',
    words: NO,
    provoke: async (page) => {
      await openState(page, 'started');
      await refuse(page, 'holdService', NO);
      await hold(page);
    },
  },
  {
    situation: 'resume, success',
    words: 'Work resumed.',
    provoke: async (page) => {
      await openState(page, 'held');
      await press(page, 'Resume Work');
    },
  },
  {
    situation: 'resume, refused',
    words: NO,
    provoke: async (page) => {
      await openState(page, 'held');
      await refuse(page, 'resumeService', NO);
      await press(page, 'Resume Work');
    },
  },
  {
    situation: 'end work success',
    words: 'Work Completed',
    provoke: async (page) => {
      await openState(page, 'started');
      await press(page, 'End Work');
      await page.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
    },
  },
  {
    situation: 'completion OTP mismatch',
    words: 'Incorrect OTP. Please try again.',
    where: alert,
    provoke: async (page) => {
      await typeCompletion(page, ({ code }) => otherThan(code));
      await press(page, 'Submit');
    },
  },
  {
    situation: 'completion OTP rejected by the server',
    words: 'Failed to verify OTP. Please try again.',
    where: alert,
    provoke: async (page) => {
      await typeCompletion(page, ({ code }) => code);
      await refuse(page, 'verifyOtp', NO);
      await press(page, 'Submit');
    },
  },
  {
    situation: 'completion OTP thrown error',
    words: 'Something went wrong while verifying OTP.',
    where: alert,
    provoke: async (page) => {
      await typeCompletion(page, ({ code }) => code);
      await cutCall(page, 'verifyOtp');
      await press(page, 'Submit');
    },
  },
  {
    situation: 'payment success',
    words: 'Payment successful!',
    provoke: (page) => payWith(page, async () => undefined),
  },
  {
    situation: 'payment success false',
    words: NO,
    where: alert,
    provoke: (page) => payWith(page, () => refuse(page, 'addPayments', NO)),
  },
  {
    situation: 'payment thrown error',
    words: 'Something went wrong during payment.',
    where: alert,
    provoke: (page) => payWith(page, () => cutCall(page, 'addPayments')),
  },
  {
    situation: 'no amount due',
    words: 'No pending amount.',
    where: alert,
    provoke: async (page) => {
      const job = await openState(page, 'ended');
      await press(page, /^Payment/);
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      // Somebody else is faster by a moment: earlier, the screen would say it first.
      await onCall(page, 'addPayments', async (route) => {
        await payAll(job.bookingId);
        await route.continue();
      });
      await press(page, 'Continue');
    },
  },
  {
    situation: 'no phone number for a call',
    words: 'No number available',
    provoke: async (page) => {
      const job = await openState(page, 'assigned');
      await changeBooking(job.bookingId, { customer_phone: null });
      await page.reload();
      await press(page, 'Call');
    },
  },
  {
    situation: 'hold without a date',
    words: 'Please select a date.',
    where: alert,
    provoke: async (page) => {
      await openState(page, 'started');
      await press(page, 'Hold Work');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Hold', exact: true })
        .click({ force: true });
    },
  },
];

/** Failures that are only logged: the screen, the failing call, and the log text. */
export const LOGGED: readonly (readonly [path: string, programType: string, words: string])[] = [
  ['/', 'getServiceManDashboard', 'Error fetching dashboard details'],
  ['/booking', 'getBookingDetailsForServiceMan', 'Error fetching bookings'],
  ['/booking/42', 'getBookingDetailsForServiceMan', 'Error fetching booking details'],
  ['/profile', 'getMyProfileDetails', 'Error fetching profile details'],
];
