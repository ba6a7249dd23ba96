import { Button } from '@karigar/ui/button/button';
import { Progress } from '@karigar/ui/progress/progress';
import { useSay } from '@karigar/client/i18n/use-say';
import { picturesMessages as texts } from './pictures.messages.ts';
import styles from './upload-progress.module.css';

/** The upload's progress and a cancel button, above the start button, so that a second tap does not cancel. */
export const UploadProgress = ({ share, onCancel }: { share: number; onCancel: () => void }) => {
  const say = useSay();
  // Everything is sent: the rest is the server's work, of unknown duration.
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
