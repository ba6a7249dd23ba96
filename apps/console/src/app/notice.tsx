import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import type { MessageDescriptor } from '@lingui/core';
import { appMessages as texts } from './app.messages.ts';

/** Instead of the whole console: what is wrong, and a new start. */
export const Notice = ({ title, help }: { title: MessageDescriptor; help: MessageDescriptor }) => {
  const say = useSay();
  return (
    <main>
      <Empty
        alert
        scene="scene-error"
        title={say(title)}
        help={say(help)}
        action={
          <Button icon="refresh" onClick={() => location.reload()}>
            {say(texts.reload)}
          </Button>
        }
      />
    </main>
  );
};
