import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { devicesMessages as texts } from './devices.messages.ts';
import { profileMessages } from './profile.messages.ts';
import { devices } from './profile.queries.ts';
import { useDevices } from './use-devices.ts';

const List = ({ leave }: { leave: ReturnType<typeof useDevices> }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const { data: sessions, error } = useQuery(devices);
  if (sessions === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={devices.queryKey} />;
  }
  return (
    <Panel rows>
      {sessions.map(({ id, device, isCurrent, lastUsedAt }) => {
        const name = device === '' ? say(texts.unknownDevice) : device;
        const used = lastUsedAt === null ? '' : say(texts.lastUsed, { when: dateTime(lastUsedAt) });
        return (
          <PanelRow
            key={id}
            label={name}
            hint={isCurrent ? say(texts.thisDevice) : used}
            end={
              !isCurrent && (
                <Button
                  variant="ghost"
                  small
                  busy={leave.isBusy}
                  aria-label={say(texts.logOutOf, { device: name })}
                  onClick={() => leave.run(id)}
                >
                  {say(texts.logOutThere)}
                </Button>
              )
            }
          />
        );
      })}
    </Panel>
  );
};

/** The devices where the account is logged in, each with a logout button. */
export const DevicesSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const leave = useDevices();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(profileMessages.devices)}
      closeLabel={say(profileMessages.close)}
      footer={
        <Button
          variant="danger-outline"
          block
          busy={leave.isBusy}
          busyLabel={say(texts.loggingOut)}
          onClick={() => leave.run('others')}
        >
          {say(texts.logOutOthers)}
        </Button>
      }
    >
      <List leave={leave} />
    </Sheet>
  );
};
