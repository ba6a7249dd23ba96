import { Button } from '@karigar/ui/button/button';
import { Progress } from '@karigar/ui/progress/progress';
import { useSay } from '../i18n/use-say.ts';
import { picturesMessages as texts } from './pictures.messages.ts';
import styles from './upload-progress.module.css';

/** How far the upload is, and the way out of it. It stands above the button that began it, so a second tap does not end it. */
export const UploadProgress = ({ share, onCancel }: { share: number; onCancel: () => void }) => {
  const say = useSay();
  // All has left the phone: what remains is the server's work, and nobody knows how long it takes.
  const isSent = share >= 1;
  return (
    <div className={styles['upload']}>
      <div className={styles['progress']}>
        <Progress
          label={say(isSent ? texts.checking : texts.uploading)}
          share={isSent ? undefined : share}
        />
      </div>
      <Button small variant="ghost" onClick={onCancel}>
        {say(texts.cancelUpload)}
      </Button>
    </div>
  );
};
