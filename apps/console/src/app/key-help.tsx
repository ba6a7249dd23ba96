import { useSay } from '@karigar/client/i18n/use-say';
import { Callout } from '@karigar/ui/callout/callout';
import { Dialog } from '@karigar/ui/dialog/dialog';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { overlays, useOverlay } from '#entities/shell/overlays';
import { KEY_NAMES, KEYS } from '#platform/keys/key-table';
import { KEY_WORDS } from '#platform/keys/keys.messages';
import { useAreKeysOn } from '#platform/keys/keys-switch';
import { appMessages as texts } from './app.messages.ts';
import styles from './key-help.module.css';

/** The table of keys as it is. */
export const KeyHelp = () => {
  const say = useSay();
  const isOpen = useOverlay() === 'keys';
  const areOn = useAreKeysOn();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => overlays.show(open ? 'keys' : null)}
      title={say(texts.keys)}
      closeLabel={say(texts.close)}
    >
      {!areOn && <Callout tone="info">{say(texts.keysOff)}</Callout>}
      {/* The list is longer than the dialog: the arrows scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus */}
      <dl className={styles['keys']} tabIndex={0}>
        {KEY_NAMES.map((name) => (
          <div key={name} className={styles['key']}>
            <dt>{say(KEY_WORDS[name])}</dt>
            <dd className={styles['caps']}>
              {KEYS[name].caps.map((cap) => (
                <KeyHint key={cap}>{cap}</KeyHint>
              ))}
              <span className={styles['unseen']}>{KEYS[name].caps.join(' ')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
