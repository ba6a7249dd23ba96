import type { SignInRole } from '@karigar/domain/roles';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button } from '@karigar/ui/button/button';
import { FieldError } from '@karigar/ui/field/field';
import { TextField } from '@karigar/ui/field/text-field';
import { Picks } from '@karigar/ui/pick/pick-group';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { useScreen } from '#platform/navigation/use-screen';
import { loginMessages } from '#entities/sign-in/login.messages';
import { whoAreYouMessages as texts } from './who-are-you.messages.ts';

export type NewPerson = { readonly role: SignInRole; readonly name: string };

type Errors = { readonly role?: string; readonly name?: string };

/** Asks a new number once which of the two it is. The account is made by the answer, not before. */
export const WhoAreYou = ({
  phone,
  isBusy,
  error,
  onBack,
  onAnswer,
}: {
  phone: string;
  isBusy: boolean;
  error: string | undefined;
  onBack: () => void;
  onAnswer: (person: NewPerson) => void;
}) => {
  const say = useSay();
  const [role, setRole] = useState<SignInRole>();
  const [errors, setErrors] = useState<Errors>({});
  useScreen(say(texts.heading));

  const answer = (name: string): void => {
    const found: Errors = {
      ...(role === undefined && { role: say(texts.choose) }),
      ...(name === '' && { name: say(texts.nameMissing) }),
    };
    setErrors(found);
    if (role !== undefined && name !== '') onAnswer({ role, name });
  };

  return (
    <Screen>
      <TopBar back={{ label: say(loginMessages.back), onPress: onBack }} />
      <Main tight>
        <form
          id="who-are-you"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            answer(formText(new FormData(event.currentTarget), 'name').trim());
          }}
        >
          <Stack gap={5}>
            <Stack gap={2}>
              <Text as="h1" size="head" tabIndex={-1}>
                {say(texts.heading)}
              </Text>
              <Text tone="muted">{say(texts.isNew, { phone })}</Text>
            </Stack>
            <Stack gap={1}>
              <Picks
                label={say(texts.heading)}
                value={role}
                onValueChange={(chosen) => {
                  setRole(chosen);
                  setErrors({});
                }}
                options={[
                  {
                    value: 'customer',
                    face: <Tile large art="service-tap" />,
                    label: say(texts.customer),
                    help: say(texts.customerHelp),
                  },
                  {
                    value: 'serviceman',
                    face: <Avatar size={72} />,
                    label: say(texts.serviceman),
                    help: say(texts.servicemanHelp),
                  },
                ]}
              />
              {errors.role !== undefined && <FieldError id="role-note">{errors.role}</FieldError>}
            </Stack>
            <TextField
              name="name"
              autoComplete="name"
              maxLength={100}
              label={say(texts.name)}
              error={errors.name ?? error}
              onInput={() => setErrors({})}
            />
          </Stack>
        </form>
      </Main>
      <ActionBar>
        <Button
          type="submit"
          form="who-are-you"
          block
          wide
          busy={isBusy}
          busyLabel={say(texts.goingOn)}
        >
          {say(texts.goOn)}
        </Button>
      </ActionBar>
    </Screen>
  );
};
