import { useSheet } from '#platform/navigation/use-sheet';
import { PictureSheet } from './picture-sheet.tsx';
import { ProfileHead } from './profile-head.tsx';
import { useOwnProfile } from '#entities/profile/use-own-profile';

const SHEETS = ['picture'] as const;

/** The profile's head, with the sheet that changes the picture. */
export const OwnHead = () => {
  const sheet = useSheet(SHEETS);
  const { profile } = useOwnProfile();
  return (
    <>
      <ProfileHead onChangePicture={() => sheet.show('picture')} />
      {profile !== undefined && (
        <PictureSheet profile={profile} open={sheet.open !== null} onClose={sheet.close} />
      )}
    </>
  );
};
