import type { Instant } from '@karigar/domain/dates/instant';
import type { PayoutPause } from '@karigar/domain/identity/payout-freeze';
import { MEMBERSHIPS, type Membership } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { payoutPause } from '../earnings/payout-pause.ts';
import { firstOf, maybeInstant, maybePicture, words } from '../wire/values.ts';

export type Profile = {
  readonly picture: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Proven by a code; an unproven number cannot be used to sign in. */
  readonly isPhoneProven: boolean;
  readonly address: string;
  readonly bankName: string;
  readonly holderName: string;
  /** Masked: only the last four digits leave the server. */
  readonly accountNumber: string;
  readonly ifsc: string;
  /** The account's roles; empty if the server does not send them. */
  readonly roles: readonly Membership[];
  /** Why payouts wait; null while they go on. */
  readonly payoutPause: PayoutPause | null;
  /** From when this device may change phone, email, bank account and passkeys; null when it may. */
  readonly changesFrom: Instant | null;
};

const written = z.object({
  profile: maybePicture,
  first_name: words,
  last_name: words,
  email: words,
  phone: words,
  // A server that does not send it cannot prove a phone.
  isPhoneProven: z.optional(z.boolean()),
  address: words,
  bankName: words,
  holderName: words,
  accountNo: words,
  ifscCode: words,
  roles: z.optional(z.array(z.enum(MEMBERSHIPS))),
  payoutPause: z.optional(z.nullable(payoutPause)),
  changesFrom: maybeInstant,
});

const profile = z.codec(written, z.custom<Profile>(), {
  decode: (wire) => ({
    picture: wire.profile,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    phone: wire.phone,
    isPhoneProven: wire.isPhoneProven ?? true,
    address: wire.address,
    bankName: wire.bankName,
    holderName: wire.holderName,
    accountNumber: wire.accountNo,
    ifsc: wire.ifscCode,
    roles: wire.roles ?? [],
    payoutPause: wire.payoutPause ?? null,
    changesFrom: wire.changesFrom,
  }),
  encode: (own) => ({
    profile: own.picture,
    first_name: own.firstName,
    last_name: own.lastName,
    email: own.email,
    phone: own.phone,
    isPhoneProven: own.isPhoneProven,
    address: own.address,
    bankName: own.bankName,
    holderName: own.holderName,
    accountNo: own.accountNumber,
    ifscCode: own.ifsc,
    roles: [...own.roles],
    payoutPause: own.payoutPause,
    changesFrom: own.changesFrom,
  }),
});

export const getProfile = defineCall({
  name: 'get-profile',
  path: 'users/usersDetails',
  programType: 'getMyProfileDetails',
  spec: 21,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: firstOf(profile),
  refusals: [],
});
