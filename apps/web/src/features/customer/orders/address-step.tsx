import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressForm } from '#entities/addresses/address-form.tsx';
import { ownAddresses } from '#entities/addresses/own-addresses';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSession } from '#platform/session/session';
import { whereMessages as texts } from './book.messages.ts';
import { OrderBill } from './order-bill.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import type { StepProps } from './step-props.ts';

/** The address: a saved one or a new one. A guest has none saved and types one. */
export const AddressStep = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  const { data: saved, error } = useQuery({ ...ownAddresses(useLocale()), enabled: !isGuest });
  const [isNew, setNew] = useState(false);
  const isForm = isGuest || isNew || saved?.length === 0 || draft.address?.id === null;
  if (isForm)
    return (
      <AddressForm
        before={draft.address}
        label={say(texts.thisOne)}
        beside={<OrderBill service={service} draft={draft} />}
        onDone={(address) => onGo('time', { address, at: null })}
      />
    );
  return (
    <SavedAddresses
      service={service}
      draft={draft}
      saved={saved}
      hasFailed={error !== null}
      onNew={() => setNew(true)}
      onChoose={(address) => onGo('time', { address, at: null })}
    />
  );
};
