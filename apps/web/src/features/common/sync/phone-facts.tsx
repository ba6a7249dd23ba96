import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Text } from '@karigar/ui/text/text';
import { useSince } from '#platform/i18n/use-since';
import { useSay } from '#platform/i18n/use-say';
import { notifications } from '#entities/notifications/notifications';
import { useFreshness } from '#platform/cache/use-freshness';
import { dataUsed } from '#platform/sync/meter-data';
import { sizeOf } from './size-text.ts';
import { syncScreenMessages as texts } from './sync.messages.ts';
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

/** When it last heard from the server, and what the app takes of the phone and its data. */
export const PhoneFacts = () => {
  const say = useSay();
  const since = useSince();
  // Read beside every screen, so it is the last that was heard of the server.
  const { at } = useFreshness(notifications.queryKey);
  const used = useStorageUsed();
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
        <PanelRow icon="sync" label={say(texts.dataToday)} end={<Size of={dataUsed.read()} />} />
      </Panel>
    </div>
  );
};
