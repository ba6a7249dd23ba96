import { useOnline } from '@karigar/client/network/use-online';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import styles from './kyc-screen.module.css';

type Act = { readonly label: string; readonly onPress: () => void; readonly isBusy: boolean };

/** The two answers and why the last try was not taken. A chosen reason makes the refusal the main button. */
export const AnswerFoot = ({
  yes,
  no,
  isRejecting,
  fault,
}: {
  yes: Act;
  no: Act;
  isRejecting: boolean;
  fault: string;
}) => {
  const isOnline = useOnline();
  return (
    <>
      <Fault>{fault}</Fault>
      <Button
        variant={isRejecting ? 'secondary' : 'primary'}
        icon="check"
        inactive={!isOnline}
        busy={yes.isBusy}
        onClick={yes.onPress}
      >
        <span className={styles['foot-key']}>
          {yes.label}
          <KeyHint inside>a</KeyHint>
        </span>
      </Button>
      <Button
        variant={isRejecting ? 'danger' : 'danger-outline'}
        icon="x"
        inactive={!isOnline}
        busy={no.isBusy}
        onClick={no.onPress}
      >
        <span className={styles['foot-key']}>
          {no.label}
          <KeyHint inside>x</KeyHint>
        </span>
      </Button>
    </>
  );
};

/** Beside the buttons, where the press was. */
export const Fault = ({ children }: { children: string }) =>
  children === '' ? null : (
    <div className={styles['fault']}>
      <Callout tone="bad" alert>
        {children}
      </Callout>
    </div>
  );
