import { Button } from '@karigar/ui/button/button';
import { useState, useSyncExternalStore } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { appUpdate, updateNow } from '../pwa/app-update.ts';
import { appMessages as texts } from './app.messages.ts';
import { Offer } from './offer.tsx';

export const UpdatePrompt = () => {
  const say = useSay();
  const isReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return null;
  return (
    <Offer title={say(texts.newVersion)}>
      <Button small variant="ghost" onClick={() => setLater(true)}>
        {say(texts.later)}
      </Button>
      <Button small variant="tonal" onClick={() => void updateNow()}>
        {say(texts.updateNow)}
      </Button>
    </Offer>
  );
};
