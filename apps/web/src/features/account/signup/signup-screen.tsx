import { Checkbox } from '@karigar/ui/checkbox/checkbox';
import { FieldError } from '@karigar/ui/field/field';
import { PasswordField } from '@karigar/ui/field/password-field';
import { PhoneField } from '@karigar/ui/field/phone-field';
import { TextField } from '@karigar/ui/field/text-field';
import { Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { DockedForm } from '#platform/form/docked-form.tsx';
import { NameFields } from '#platform/form/name-fields.tsx';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { Accepting } from '#entities/sign-in/accepting.tsx';
import { credentialMessages } from '#entities/sign-in/credential.messages';
import { loginMessages } from '#entities/sign-in/login.messages';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import type { SignupField } from './check-signup.ts';
import { signupMessages as texts } from './signup.messages.ts';
import { useSignup } from './use-signup.ts';

export const SignupScreen = () => {
  const say = useSay();
  const back = useBack('login');
  const [phone, setPhone] = useState('');
  const { errors, signUp, mend } = useSignup();
  useScreen(say(loginMessages.signUp));
  const eye = {
    showLabel: say(credentialMessages.showPassword),
    hideLabel: say(credentialMessages.hidePassword),
  };
  const field = (name: SignupField) => ({
    name,
    error: errors[name],
    required: true,
    onInput: () => mend(name),
  });
  const submit = (form: FormData): void =>
    signUp.run({
      firstName: formText(form, 'firstName'),
      lastName: formText(form, 'lastName'),
      email: formText(form, 'email'),
      phone,
      password: formText(form, 'password'),
      confirm: formText(form, 'confirm'),
      terms: form.has('terms'),
    });
  return (
    <Screen>
      <TopBar
        title={say(loginMessages.signUp)}
        back={{ label: say(loginMessages.back), onPress: back }}
      />
      <DockedForm
        id="signup"
        onSubmit={submit}
        isBusy={signUp.isBusy}
        label={say(loginMessages.signUp)}
        busyLabel={say(texts.signingUp)}
      >
        <NameFields
          first={{ ...field('firstName'), label: say(texts.firstName) }}
          last={{ ...field('lastName'), label: say(texts.lastName) }}
        />
        <TextField
          {...field('email')}
          type="email"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={say(credentialMessages.email)}
          placeholder={say(credentialMessages.emailExample)}
        />
        <PhoneField
          {...field('phone')}
          label={say(loginMessages.mobileNumber)}
          value={phone}
          onValueChange={setPhone}
        />
        <PasswordField
          {...field('password')}
          {...eye}
          autoComplete="new-password"
          label={say(credentialMessages.password)}
          help={say(texts.passwordHelp)}
        />
        <PasswordField
          {...field('confirm')}
          {...eye}
          autoComplete="new-password"
          label={say(texts.confirmPassword)}
        />
        <div>
          <Checkbox
            name="terms"
            required
            aria-invalid={errors.terms !== undefined}
            aria-describedby={errors.terms === undefined ? undefined : 'terms-note'}
            onChange={() => mend('terms')}
          >
            {say(texts.terms)}
          </Checkbox>
          {errors.terms !== undefined && <FieldError id="terms-note">{errors.terms}</FieldError>}
        </div>
        <Accepting />
      </DockedForm>
    </Screen>
  );
};
