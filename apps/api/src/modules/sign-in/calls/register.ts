import { register } from '@karigar/contract/sign-in/register';
import type { InputOf } from '@karigar/contract/define-call';
import { readEmail } from '@karigar/domain/identity/email';
import { readPersonName } from '@karigar/domain/identity/person-name';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { giveBackRefusedSignup, limitSignups, takeRefusedSignup } from '#auth-steps/limit-signups';
import { hashPassword, isWeakPassword } from '#platform/passwords';
import { defineHandler, type PreparingScope } from '#wire/define-handler';
import { createAccount } from '../account-store.ts';

/** Validates the registration and hashes the password. */
const readApplicant = async (input: InputOf<typeof register>, scope: PreparingScope) => {
  const firstName = readPersonName(input.firstName);
  const lastName = readPersonName(input.lastName);
  if (firstName === null || lastName === null) return refused('name.missing');
  const phone = readPhone(input.phone);
  if (phone === null) return refused('phone.invalid');
  const email = readEmail(input.email);
  if (email === null) return refused('email.invalid');
  if (isWeakPassword(input.password, { email, phone })) return refused('password.too-weak');
  await limitSignups(scope);
  await takeRefusedSignup(scope);
  const passwordHash = await hashPassword(input.password);
  const role = input.door ?? 'serviceman';
  return accepted({
    firstName,
    lastName,
    phone,
    isPhoneProven: false,
    email,
    passwordHash,
    address: input.address,
    role,
  });
};

type Applicant = Awaited<ReturnType<typeof readApplicant>>;

export const registerHandler = defineHandler(
  register,
  async (_input, scope, applicant: Applicant) => {
    if (!applicant.ok) return applicant;
    const { tx, now, language } = scope;
    const { role } = applicant.value;
    const accountId = await createAccount(tx, { ...applicant.value, language }, new Date(now));
    if (accountId === null) return refused('account.already-exists');
    scope.afterCommit(() => giveBackRefusedSignup(scope));
    scope.note({ subjectId: accountId });
    return accepted(await openSession(scope, { accountId, role }));
  },
  { as: 'system', of: 'everyone', because: 'a new account is made', prepare: readApplicant },
);
