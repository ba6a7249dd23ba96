import { Button } from '@karigar/ui/button/button';
import { FieldError } from '@karigar/ui/field/field';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useSay } from '@karigar/client/i18n/use-say';
import { hasCamera, type PictureSource } from './choose-picture.ts';
import styles from './picture-field.module.css';
import { picturesMessages as texts } from './pictures.messages.ts';
import type { ChosenPicture } from './use-picture.ts';

/** Camera and gallery as two big buttons, with the chosen picture above them. */
export const PictureField = ({
  picture,
  disabled,
  onChoose,
}: {
  picture: ChosenPicture;
  /** While sending. */
  disabled?: boolean;
  onChoose: (from: PictureSource) => void;
}) => {
  const say = useSay();
  return (
    <div className={styles['field']}>
      {picture.kind === 'ready' && (
        <img className={styles['picture']} src={picture.url} alt={say(texts.yourPhoto)} />
      )}
      {picture.kind === 'reading' && (
        <p role="status" className={styles['reading']}>
          <Spinner size={24} />
          <span>{say(texts.reading)}</span>
        </p>
      )}
      {picture.kind === 'refused' && <FieldError>{say(texts.notAnImage)}</FieldError>}
      <div className={styles['sources']}>
        {hasCamera() && (
          <Button
            stacked
            variant="tonal"
            icon="camera"
            disabled={disabled}
            onClick={() => onChoose('camera')}
          >
            {say(texts.takePhoto)}
          </Button>
        )}
        <Button
          stacked
          variant="tonal"
          icon="image"
          disabled={disabled}
          onClick={() => onChoose('gallery')}
        >
          {say(texts.fromGallery)}
        </Button>
      </div>
    </div>
  );
};
