import { Avatar } from '@karigar/ui/avatar/avatar';
import { Icon } from '@karigar/ui/icon/icon';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { ownAddresses } from '#entities/addresses/own-addresses';
import { initialsOf } from '@karigar/client/i18n/initials';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSession } from '#platform/session/session';
import { pictureMessages } from './picture.messages.ts';
import styles from './profile-head.module.css';
import { useOwnProfile } from '#entities/profile/use-own-profile';

/** The own name, for a customer without one the name given with the first address. */
const useOwnName = (isCustomer: boolean): string => {
  const { profile } = useOwnProfile();
  const locale = useLocale();
  const own = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
  const isNameless = isCustomer && profile !== undefined && own === '';
  const { data: addresses } = useQuery({ ...ownAddresses(locale), enabled: isNameless });
  return isNameless ? (addresses?.[0]?.contactName ?? '') : own;
};

/** Name and picture of the profile; the picture can be changed. */
export const ProfileHead = ({ onChangePicture }: { onChangePicture: () => void }) => {
  const say = useSay();
  const { profile } = useOwnProfile();
  const isCustomer = useSession()?.role === 'customer';
  const name = useOwnName(isCustomer);
  const picture = profile?.picture ?? null;
  // The drawn face is a serviceman's.
  const drawn = name === '' ? <Icon name="user" size={44} /> : initialsOf(name, 'en');
  return (
    <Row gap={4} className={styles['head']}>
      <div className={styles['face']}>
        <Avatar
          size={88}
          {...(isCustomer && { initials: drawn })}
          {...(picture !== null && { src: picture })}
        />
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
            {name}
          </Text>
          {isCustomer && profile.phone !== '' && (
            <Text size="small" tone="muted">
              <NumberText>{profile.phone}</NumberText>
            </Text>
          )}
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
