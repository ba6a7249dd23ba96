import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Text } from '@karigar/ui/text/text';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { notifications } from '#entities/notifications/notifications';
import { useFreshness } from '#platform/cache/use-freshness';
import { dataUsed } from '#platform/sync/meter-data';
import { sizeOf } from './size-text.ts';
import { syncScreenMessages as texts } from './sync.messages.ts';
import { useIsPersisted } from './use-is-persisted.ts';
import { useStorageUsed } from './use-storage-used.ts';

const Size = ({ of }: { of: number }) => {
  const say = useSay();
  const { unit, count } = sizeOf(of);
  return (
    <Text as="span" strong>
      {say(texts[unit], { count })}
    </Text>
  );
};

/** The last contact with the server, and the storage and data that the app uses. */
export const PhoneFacts = () => {
  const say = useSay();
  const since = useSince();
  // Notifications are read beside every screen, so this is the last contact with the server.
  const { at } = useFreshness(notifications.queryKey);
  const used = useStorageUsed();
  const isPersisted = useIsPersisted();
  return (
    <div>
      <SectionHeading>{say(texts.thisPhone)}</SectionHeading>
      <Panel rows>
        <PanelRow
          icon="cloudOk"
          label={say(texts.lastSync)}
          end={
            <Text as="span" strong>
              {at === null ? say(texts.never) : since(at)}
            </Text>
          }
        />
        {used !== null && (
          <PanelRow icon="box" label={say(texts.storage)} end={<Size of={used} />} />
        )}
        {isPersisted !== null && (
          <PanelRow
            icon="shield"
            label={say(texts.protected)}
            {...(!isPersisted && { hint: say(texts.unprotectedHelp) })}
            end={
              <Text as="span" strong>
                {say(isPersisted ? texts.yes : texts.no)}
              </Text>
            }
          />
        )}
        <PanelRow icon="sync" label={say(texts.dataToday)} end={<Size of={dataUsed.read()} />} />
      </Panel>
    </div>
  );
};
