import { Button } from '@karigar/ui/button/button';
import { Checkbox } from '@karigar/ui/checkbox/checkbox';
import { Dock } from '@karigar/ui/dock/dock';
import { FieldError } from '@karigar/ui/field/field';
import { PasswordField } from '@karigar/ui/field/password-field';
import { PhoneField } from '@karigar/ui/field/phone-field';
import { TextField } from '@karigar/ui/field/text-field';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { formText } from '#shared/form-text';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { useBack } from '#shared/navigation/use-back';
import { useScreen } from '#shared/navigation/use-screen';
import type { SignupField } from './check-signup.ts';
import { signupMessages as texts } from './signup.messages.ts';
import styles from './signup-screen.module.css';
import { useSignup } from './use-signup.ts';

export const SignupScreen = () => {
  const say = useSay();
  const back = useBack('login');
  const [phone, setPhone] = useState('');
  const { errors, signUp, mend } = useSignup();
  useScreen(say(loginMessages.signUp));
  const eye = {
    showLabel: say(loginMessages.showPassword),
    hideLabel: say(loginMessages.hidePassword),
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
      <Main tight>
        <form
          id="signup"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit(new FormData(event.currentTarget));
          }}
        >
          <Stack gap={4}>
            <Row gap={3} align="start" wrap className={styles['names']}>
              <TextField
                {...field('firstName')}
                label={say(texts.firstName)}
                autoComplete="given-name"
              />
              <TextField
                {...field('lastName')}
                label={say(texts.lastName)}
                autoComplete="family-name"
              />
            </Row>
            <TextField
              {...field('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              label={say(loginMessages.email)}
              placeholder={say(loginMessages.emailExample)}
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
              label={say(loginMessages.password)}
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
              {errors.terms !== undefined && (
                <FieldError id="terms-note">{errors.terms}</FieldError>
              )}
            </div>
          </Stack>
        </form>
      </Main>
      <Dock>
        <Button
          type="submit"
          form="signup"
          block
          wide
          busy={signUp.isBusy}
          busyLabel={say(texts.signingUp)}
        >
          {say(loginMessages.signUp)}
        </Button>
      </Dock>
    </Screen>
  );
};
