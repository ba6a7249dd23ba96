import { useState } from 'react';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { enterAsGuest } from '#entities/sign-in/enter-as-guest';
import { logInByPassword } from '#entities/sign-in/log-in-by-password';
import { credentialMessages } from '#entities/sign-in/credential.messages';
import { useEnter } from '#entities/sign-in/use-enter';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { passwordLoginMessages as texts } from './password-login.messages.ts';

type Errors = { readonly email?: string; readonly password?: string };

export const usePasswordLogin = () => {
  const say = useSay();
  const enter = useEnter();
  const [errors, setErrors] = useState<Errors>({});

  const missing = (email: string, password: string): Errors => ({
    ...(email === '' && { email: say(credentialMessages.emailMissing) }),
    ...(password === '' && { password: say(credentialMessages.passwordMissing) }),
  });

  const logIn = useAction(async (form: FormData) => {
    const email = formText(form, 'email').trim();
    const password = formText(form, 'password');
    const found = missing(email, password);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const opened = await logInByPassword(email, password);
    if (opened.kind === 'ok') return enter(opened.data);
    toasts.bad(opened.kind === 'refused' ? opened.message : say(texts.failed));
  });

  const guest = useAction(async () => {
    const opened = await enterAsGuest();
    if (opened.kind !== 'ok') return toasts.bad(say(texts.failed));
    await enter({ ...opened.data, role: 'guest' });
  });

  return { errors, logIn, guest };
};
