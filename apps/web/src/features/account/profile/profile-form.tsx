import type { Profile } from '@karigar/contract/profile/get-profile';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button } from '@karigar/ui/button/button';
import { PhoneField } from '@karigar/ui/field/phone-field';
import { TextArea, TextField } from '@karigar/ui/field/text-field';
import { Row } from '@karigar/ui/stack/stack';
import { draftMessages } from '#platform/draft/draft.messages';
import { DockedForm } from '#platform/form/docked-form.tsx';
import { NameFields } from '#platform/form/name-fields.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { TooNewNote } from '#entities/re-authentication/too-new-note.tsx';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import type { ProfileField } from './faulty-field.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { pictureMessages } from './picture.messages.ts';
import styles from './profile-form.module.css';
import { profileSettingMessages as texts } from './profile-setting.messages.ts';
import { useSaveProfile } from './use-save-profile.ts';

const SHEETS = ['picture'] as const;

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const say = useSay();
  const { picture, changesFrom } = profile;
  // A read that an earlier app stored does not know it.
  const waits = profile.isPhoneProven && changesFrom !== null && changesFrom !== undefined;
  const sheet = useSheet(SHEETS);
  const { values, faults, isDraft, save, change } = useSaveProfile(profile);
  const field = (name: ProfileField) => ({
    name,
    error: faults[name],
    value: values[name],
    ...(isDraft(name) && { help: say(draftMessages.draft) }),
  });
  const typed = (name: ProfileField) => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <>
      <DockedForm
        id="profile-setting"
        onSubmit={() => save.run()}
        isBusy={save.isBusy}
        label={say(texts.update)}
        busyLabel={say(texts.updating)}
      >
        <Row gap={4} className={styles['face']}>
          <Avatar size={88} {...(picture !== null && { src: picture })} />
          <Button variant="tonal" icon="camera" onClick={() => sheet.show('picture')}>
            {say(pictureMessages.changePicture)}
          </Button>
        </Row>
        <NameFields
          first={{ ...typed('firstName'), label: say(texts.firstName) }}
          last={{ ...typed('lastName'), label: say(texts.lastName) }}
        />
        {waits && <TooNewNote from={changesFrom} />}
        <PhoneField
          {...field('phone')}
          readOnly={waits}
          label={say(texts.mobile)}
          onValueChange={(digits) => change('phone', digits)}
        />
        <TextArea
          {...typed('address')}
          label={say(texts.address)}
          autoComplete="street-address"
          rows={2}
          maxLength={500}
        />
        <TextField
          {...typed('email')}
          readOnly={waits}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={say(texts.email)}
        />
      </DockedForm>
      <PictureSheet profile={profile} open={sheet.open !== null} onClose={sheet.close} />
      <StepUpSheet asked={save.proof} />
    </>
  );
};
