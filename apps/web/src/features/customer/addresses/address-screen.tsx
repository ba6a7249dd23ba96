import { saveAddress } from '@karigar/contract/addresses/save-address';
import type { SavedAddress } from '@karigar/contract/addresses/saved-address';
import { Callout } from '@karigar/ui/callout/callout';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AddressForm } from '#entities/addresses/address-form.tsx';
import { addressMessages } from '#entities/addresses/address.messages';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { ADDRESSES, ownAddresses } from '#entities/addresses/own-addresses';
import { call } from '#platform/api/call';
import { useLocale } from '#platform/i18n/use-locale';
import { useSay } from '#platform/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { whyFailed } from '#platform/network/why-failed';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { addressesMessages as texts } from './addresses.messages.ts';

const Form = ({ of, onSaved }: { of: SavedAddress | null; onSaved: () => void }) => {
  const say = useSay();
  const queries = useQueryClient();
  const save = useAction(async ({ id: _id, area: _area, city: _city, ...words }: DraftAddress) => {
    const saved = await call(saveAddress, { ...words, ...(of !== null && { addressId: of.id }) });
    if (saved.kind !== 'ok') {
      toasts.bad(`${say(texts.notSaved)} ${whyFailed(saved, say)}`);
      return;
    }
    toasts.good(saved.message);
    await queries.invalidateQueries(ADDRESSES);
    onSaved();
  });
  return (
    <AddressForm
      before={of}
      label={say(texts.save)}
      busyLabel={say(texts.saving)}
      isBusy={save.isBusy}
      onDone={save.run}
    />
  );
};

/** Adds or changes an address; existing bookings keep the old text. */
export const AddressScreen = () => {
  const say = useSay();
  const back = useBack('addresses');
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const asked = ownAddresses(useLocale());
  const { data, error } = useQuery({ ...asked, enabled: !isNew });
  const title = say(isNew ? texts.newAddress : texts.change);
  useScreen(title);
  const own = data?.find((address) => String(address.id) === id);
  return (
    <Screen>
      <TopBar title={title} back={{ label: say(texts.back), onPress: back }} />
      {isNew && <Form of={null} onSaved={back} />}
      {!isNew && own !== undefined && <Form of={own} onSaved={back} />}
      {!isNew && own === undefined && (
        <Main tight>
          {data !== undefined && <Callout tone="info">{say(texts.notFound)}</Callout>}
          {data === undefined &&
            (error === null ? (
              <Spinner label={say(readingMessages.loading)} />
            ) : (
              <LoadFailed title={say(addressMessages.couldNotLoad)} of={asked.queryKey} />
            ))}
        </Main>
      )}
    </Screen>
  );
};
