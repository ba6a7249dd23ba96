import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import {
  isNotificationKind,
  OFFER_SMS,
  type NotificationKind,
} from '@karigar/domain/notifications/notification-kinds';
import { Panel } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { Text } from '@karigar/ui/text/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { profileMessages } from './profile.messages.ts';
import { notificationSettings } from './profile.queries.ts';
import { pushSettingsMessages as texts } from './push-settings.messages.ts';

const Settings = () => {
  const say = useSay();
  const queries = useQueryClient();
  const { queryKey } = notificationSettings;
  const { data: settings, error } = useQuery(notificationSettings);
  const show = (kind: string, rings: boolean): void =>
    void queries.setQueryData(queryKey, (all) =>
      all?.map((one) => (one.kind === kind ? { ...one, rings } : one)),
    );
  // Optimistic: the switch changes at once, and reverts when the server was not reached.
  const write = useWrite(changeNotificationSetting, {
    done: () => {},
    failure: (failed, { kind, rings }) => {
      show(kind, rings === 'no');
      toasts.bad(whyFailed(failed, say));
    },
  });
  const change = (kind: NotificationKind | typeof OFFER_SMS, rings: boolean): void => {
    if (write.isBusy) return;
    show(kind, rings);
    write.run({ kind, rings: rings ? 'yes' : 'no' });
  };
  if (settings === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={queryKey} />;
  }
  return (
    <Panel rows>
      {settings.map(({ kind, rings, canBeSilent }) => {
        if (kind === OFFER_SMS)
          return (
            <SwitchRow
              key={kind}
              label={say(texts.offerSms)}
              hint={say(texts.offerSmsHelp)}
              checked={rings}
              onCheckedChange={(next) => change(kind, next)}
            />
          );
        return isNotificationKind(kind) ? (
          <SwitchRow
            key={kind}
            label={say(texts[kind])}
            checked={rings}
            disabled={!canBeSilent}
            {...(!canBeSilent && { hint: say(texts.always) })}
            onCheckedChange={(next) => change(kind, next)}
          />
        ) : null;
      })}
    </Panel>
  );
};

/** Which kinds of notification make a sound, and whether offers go by SMS. The list of notifications shows all kinds either way. */
export const PushSettingsSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(profileMessages.notifications)}
      closeLabel={say(profileMessages.close)}
    >
      <Text size="small" tone="muted">
        {say(texts.help)}
      </Text>
      <Settings />
    </Sheet>
  );
};
