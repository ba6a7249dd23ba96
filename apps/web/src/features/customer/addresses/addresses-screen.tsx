import { removeAddress } from '@karigar/contract/addresses/remove-address';
import type { SavedAddress } from '@karigar/contract/addresses/saved-address';
import { ButtonLink } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { addressMessages } from '#entities/addresses/address.messages';
import { addressLine } from '#entities/addresses/draft-address';
import { ADDRESSES, ownAddresses } from '#entities/addresses/own-addresses';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { useWrite } from '#platform/write/use-write';
import { addressesMessages as texts } from './addresses.messages.ts';

const List = ({ of }: { of: readonly SavedAddress[] }) => {
  const say = useSay();
  // Read again also when refused: another device may have removed it.
  const remove = useWrite(removeAddress, { invalidates: [ADDRESSES] });
  if (of.length === 0)
    return <Empty scene="scene-empty" title={say(texts.none)} help={say(texts.noneHelp)} />;
  return (
    <Stack gap={3}>
      {of.map((address) => (
        <Panel rows key={address.id}>
          <PanelRow
            icon="pin"
            label={address.label}
            hint={addressLine(address)}
            href={pathTo('address', { id: address.id })}
          />
          <PanelRow
            danger
            icon="x"
            label={say(texts.removeName, { label: address.label })}
            onPress={() => remove.run({ addressId: address.id })}
          />
        </Panel>
      ))}
      <Text size="small" tone="muted">
        {say(texts.help)}
      </Text>
    </Stack>
  );
};

/** Saved addresses: each can be changed and removed. */
export const AddressesScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const asked = ownAddresses(useLocale());
  const { data, error } = useQuery(asked);
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        {data !== undefined && <List of={data} />}
        {data === undefined &&
          (error === null ? (
            <Spinner label={say(readingMessages.loading)} />
          ) : (
            <LoadFailed title={say(addressMessages.couldNotLoad)} of={asked.queryKey} />
          ))}
      </Main>
      <ActionBar>
        <ButtonLink block icon="plus" href={pathTo('address', { id: 'new' })}>
          {say(texts.newAddress)}
        </ButtonLink>
      </ActionBar>
    </Screen>
  );
};
