import { register } from '@karigar/contract/sign-in/register';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { credentialMessages } from '#entities/sign-in/credential.messages';
import { logInByPassword } from '#entities/sign-in/log-in-by-password';
import { useEnter } from '#entities/sign-in/use-enter';
import { door } from '#platform/session/entry';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { checkSignup, FIELD_OF_REFUSAL, type Signup, type SignupField } from './check-signup.ts';
import { signupMessages as texts } from './signup.messages.ts';

const MISSING: Readonly<Record<SignupField, MessageDescriptor>> = {
  firstName: texts.firstNameMissing,
  lastName: texts.lastNameMissing,
  email: credentialMessages.emailMissing,
  phone: texts.phoneMissing,
  password: credentialMessages.passwordMissing,
  confirm: texts.confirmMissing,
  terms: texts.termsMissing,
};

type Errors = Partial<Record<SignupField, string>>;

const focusFirst = (errors: Errors): void => {
  const [name] = Object.keys(errors);
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
};

export const useSignup = () => {
  const say = useSay();
  const enter = useEnter();
  const [errors, setErrors] = useState<Errors>({});

  const show = (found: Errors): void => {
    setErrors(found);
    focusFirst(found);
  };

  const signUp = useAction(async (signup: Signup) => {
    const problems = Object.entries(checkSignup(signup)) as [SignupField, string][];
    if (problems.length > 0) {
      const words = problems.map(([field, problem]) => [
        field,
        say(problem === 'differs' ? texts.passwordsDiffer : MISSING[field]),
      ]);
      return show(Object.fromEntries(words) as Errors);
    }
    setErrors({});
    const { firstName, lastName, email, phone, password } = signup;
    const person = { firstName, lastName, email: email.trim(), phone, password, address: '' };
    const opened = await call(register, {
      ...person,
      door: door.get() ?? undefined,
      device: deviceId(),
    });
    if (opened.kind === 'ok') return enter(opened.data);
    // The account was made and the reply lost: its session is not sent twice.
    if (opened.kind === 'refused' && opened.code === 'reply.withheld') {
      const again = await logInByPassword(person.email, password);
      if (again.kind === 'ok') return enter(again.data);
    }
    if (opened.kind !== 'refused') return toasts.bad(say(texts.failed));
    const field = FIELD_OF_REFUSAL[opened.code];
    if (field !== undefined) show({ [field]: opened.message });
    toasts.bad(opened.message);
  });

  return {
    errors,
    signUp,
    /** Clears a field's error while it is edited. */
    mend: (field: SignupField): void => setErrors(({ [field]: _mended, ...rest }) => rest),
  };
};
