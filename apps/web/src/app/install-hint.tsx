import { Button } from '@karigar/ui/button/button';
import { useState, useSyncExternalStore } from 'react';
import { local } from '@karigar/client/device/storage';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNetwork } from '#platform/network/network';
import { useSession } from '#platform/session/session';
import { installOffer } from '../pwa/install-offer.ts';
import { appMessages as texts } from './app.messages.ts';
import { Offer } from './offer.tsx';

const DISMISSED = 'installDismissed';

/** Shown after a login, on the tab screens, and only with network; not shown again once dismissed. */
export const InstallHint = () => {
  const say = useSay();
  const role = useSession()?.role;
  const isOpen = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen);
  const [isDismissed, setDismissed] = useState(() => local.getItem(DISMISSED) !== null);
  const isFine = useNetwork() === 'fine';
  if (!isOpen || isDismissed || !isFine || role === undefined || role === 'guest') return null;
  const dismiss = (): void => {
    local.setItem(DISMISSED, 'true');
    setDismissed(true);
  };
  return (
    <Offer rootOnly title={say(texts.installTitle)} help={say(texts.installHelp)}>
      <Button small variant="ghost" onClick={dismiss}>
        {say(texts.later)}
      </Button>
      <Button small variant="tonal" onClick={() => void installOffer.accept()}>
        {say(texts.install)}
      </Button>
    </Offer>
  );
};
