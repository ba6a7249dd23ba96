import { saveAddress } from '@karigar/contract/addresses/save-address';
import type { SavedAddress } from '@karigar/contract/addresses/saved-address';
import { Callout } from '@karigar/ui/callout/callout';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@karigar/client/navigation/router.tsx';
import { AddressForm } from '#entities/addresses/address-form.tsx';
import { addressMessages } from '#entities/addresses/address.messages';
import { ADDRESSES, ownAddresses } from '#entities/addresses/own-addresses';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { whyFailed } from '@karigar/client/network/why-failed';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { addressesMessages as texts } from './addresses.messages.ts';

const Form = ({ of, onSaved }: { of: SavedAddress | null; onSaved: () => void }) => {
  const say = useSay();
  const save = useWrite(saveAddress, {
    done: ({ message }) => {
      toasts.good(message);
      onSaved();
    },
    failure: (failed) => toasts.bad(`${say(texts.notSaved)} ${whyFailed(failed, say)}`),
    invalidates: [ADDRESSES],
  });
  return (
    <AddressForm
      before={of}
      label={say(texts.save)}
      busyLabel={say(texts.saving)}
      isBusy={save.isBusy}
      onDone={({ id: _id, area: _area, city: _city, ...words }) =>
        save.run({ ...words, ...(of !== null && { addressId: of.id }) })
      }
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
