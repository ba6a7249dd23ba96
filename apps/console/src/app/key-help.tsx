import { useSay } from '@karigar/client/i18n/use-say';
import { Callout } from '@karigar/ui/callout/callout';
import { Dialog } from '@karigar/ui/dialog/dialog';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { useId } from 'react';
import { overlays, useOverlay } from '#entities/shell/overlays';
import { EVERYWHERE, KEY_NAMES, KEYS, type KeyName } from '#platform/keys/key-table';
import { KEY_WORDS } from '#platform/keys/keys.messages';
import { useAreKeysOn } from '#platform/keys/keys-switch';
import { useIsKeyUsed } from '#platform/keys/use-keys';
import { appMessages as texts } from './app.messages.ts';
import styles from './key-help.module.css';

/** Keys of the table, each with what it does. */
const Keys = ({ title, names }: { title: string; names: readonly KeyName[] }) => {
  const say = useSay();
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <Text as="h3" strong id={id}>
        {title}
      </Text>
      <dl className={styles['keys']}>
        {names.map((name) => (
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
    </section>
  );
};

/** What the keys do on the screen below, and what they do everywhere. */
export const KeyHelp = () => {
  const say = useSay();
  const isOpen = useOverlay() === 'keys';
  const areOn = useAreKeysOn();
  const isUsed = useIsKeyUsed();
  const own = KEY_NAMES.filter((name) => isUsed(name) && !EVERYWHERE.includes(name));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => overlays.show(open ? 'keys' : null)}
      title={say(texts.keys)}
      closeLabel={say(texts.close)}
    >
      {!areOn && <Callout tone="info">{say(texts.keysOff)}</Callout>}
      {/* The lists may be longer than the dialog: the arrows scroll them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus */}
      <div className={styles['parts']} tabIndex={0}>
        <Keys title={say(texts.keysHere)} names={own} />
        <Keys title={say(texts.keysEverywhere)} names={EVERYWHERE} />
      </div>
    </Dialog>
  );
};
