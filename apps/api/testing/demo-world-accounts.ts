import { DESKS } from '@karigar/domain/console/desks';
import { maskAccountNumber } from '@karigar/domain/identity/account-number';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Vault } from '#platform/vault';
import {
  addressOf,
  DEMO_PASSWORD_HASH,
  demoPeople,
  homes,
  servicemanAddresses,
} from './demo-world-people.ts';
import type { DemoPictureKeys } from './demo-pictures.ts';
import { at, type Row } from './demo-world-rows.ts';

const DAY = 86_400_000;
const ACCOUNT_NUMBER = '602144789035';
const AADHAAR = '234567834417';

const addresses: Readonly<Record<string, string>> = {
  ...servicemanAddresses,
  ...Object.fromEntries(
    Object.entries(homes).map(([name, home]) => [
      name,
      [home.flatNo, home.houseNo, home.street, addressOf(home)].filter(Boolean).join(', '),
    ]),
  ),
};

export const accountRows = (now: Instant): Row[] =>
  Object.entries(demoPeople).map(([name, person]) => ({
    id: person.id,
    // Operators do not use the public sign-in.
    phone: person.role === 'operator' ? null : person.phone,
    email: person.role === 'operator' ? null : person.email,
    password_hash: person.role === 'operator' ? null : DEMO_PASSWORD_HASH,
    language: name === 'suresh' ? 'hi' : 'en',
    created_at: at(now - 300 * DAY),
    phone_verified_at: person.role === 'operator' ? null : at(now - 2 * DAY),
    email_verified_at: person.role === 'operator' ? null : at(now - 2 * DAY),
  }));

const operators = Object.values(demoPeople).filter(({ role }) => role === 'operator');

export const operatorRows = (now: Instant): Row[] =>
  operators.map(({ id, email }) => ({ account_id: id, email, created_at: at(now - 300 * DAY) }));

/** Every desk except audit, which is held alone. */
export const operatorDeskRows = (now: Instant): Row[] =>
  operators.flatMap(({ id }) =>
    DESKS.filter((desk) => desk !== 'audit').map((desk) => ({
      account_id: id,
      desk,
      given_at: at(now - 300 * DAY),
    })),
  );

export const membershipRows = (now: Instant): Row[] =>
  Object.values(demoPeople).map(({ id, role }) => ({
    account_id: id,
    role,
    verified_at: role === 'serviceman' ? at(now - 290 * DAY) : null,
  }));

export const profileRows = (now: Instant, pictures: DemoPictureKeys): Row[] =>
  Object.entries(demoPeople).map(([name, person]) => ({
    account_id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    address: addresses[name] ?? '',
    picture_key: pictures[name as keyof DemoPictureKeys] ?? null,
    updated_at: at(now - 290 * DAY),
  }));

export const bankRow = (now: Instant, vault: Vault): Row => ({
  account_id: demoPeople.suresh.id,
  bank_name: 'Bank of Maharashtra',
  holder_name: 'Suresh Baburao Pawar',
  account_number_sealed: vault.seal(
    ACCOUNT_NUMBER,
    `bank_details.account_number:${demoPeople.suresh.id}`,
  ),
  account_number_masked: maskAccountNumber(ACCOUNT_NUMBER),
  ifsc: 'MAHB0000118',
  updated_at: at(now - 280 * DAY),
});

/** Suresh: one approved, one sent back with a reason, one missing. Imran: not uploaded yet. */
export const kycRows = (now: Instant, pictures: DemoPictureKeys): Row[] => {
  const document = (account_id: number, type: string, more: Row = {}): Row => ({
    account_id,
    type,
    status: 'pending',
    image_key: null,
    number_last_four: null,
    reason: null,
    updated_at: at(now - 2 * DAY),
    uploads: more['image_key'] === undefined ? 0 : 1,
    sent_at: more['image_key'] === undefined ? null : at(now - 2 * DAY),
    ...more,
  });
  return [
    document(demoPeople.suresh.id, 'aadhaar', {
      status: 'approved',
      image_key: pictures.aadhaar,
      number_last_four: AADHAAR.slice(-4),
    }),
    document(demoPeople.suresh.id, 'pan'),
    document(demoPeople.suresh.id, 'driving-licence', {
      status: 'rejected',
      image_key: pictures['driving-licence'],
      reason: 'Photo is blurred. Upload a clear one.',
    }),
    document(demoPeople.imran.id, 'aadhaar'),
    document(demoPeople.imran.id, 'pan'),
    document(demoPeople.imran.id, 'driving-licence'),
  ];
};
