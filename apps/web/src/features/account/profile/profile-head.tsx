import { Avatar } from '@karigar/ui/avatar/avatar';
import { Icon } from '@karigar/ui/icon/icon';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '#platform/i18n/use-say';
import { pictureMessages } from './picture.messages.ts';
import styles from './profile-head.module.css';
import { useOwnProfile } from '#entities/profile/use-own-profile';

/** Name and picture of the profile; the picture can be changed. */
export const ProfileHead = ({ onChangePicture }: { onChangePicture: () => void }) => {
  const say = useSay();
  const { profile } = useOwnProfile();
  const picture = profile?.picture ?? null;
  return (
    <Row gap={4} className={styles['head']}>
      <div className={styles['face']}>
        <Avatar size={88} {...(picture !== null && { src: picture })} />
        {profile !== undefined && (
          <button
            type="button"
            className={styles['change']}
            aria-label={say(pictureMessages.changePicture)}
            onClick={onChangePicture}
          >
            <span className={styles['disc']}>
              <Icon name="camera" size={20} />
            </span>
          </button>
        )}
      </div>
      {profile !== undefined && (
        <Stack gap={1} className={styles['words']}>
          <Text as="h2" size="title" strong>
            {`${profile.firstName} ${profile.lastName}`.trim()}
          </Text>
          {profile.address !== '' && (
            <Text size="small" tone="muted">
              {profile.address}
            </Text>
          )}
        </Stack>
      )}
    </Row>
  );
};
