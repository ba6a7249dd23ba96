import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#shared/language/use-locale';
import { useSession } from '#shared/session/session';
import { AddressForm } from './address-form.tsx';
import { ownAddresses } from './book.queries.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import type { StepProps } from './step-props.ts';

/** Where: one of the saved addresses, or a new one. A guest has none saved and writes one. */
export const AddressStep = ({ draft, onGo }: StepProps) => {
  const isGuest = useSession()?.role === 'guest';
  const { data: saved, error } = useQuery({ ...ownAddresses(useLocale()), enabled: !isGuest });
  const [isNew, setNew] = useState(false);
  const isForm = isGuest || isNew || saved?.length === 0 || draft.address?.id === null;
  if (isForm)
    return (
      <AddressForm
        before={draft.address}
        onDone={(address) => onGo('time', { address, at: null })}
      />
    );
  return (
    <SavedAddresses
      saved={saved}
      hasFailed={error !== null}
      chosen={draft.address?.id ?? null}
      onNew={() => setNew(true)}
      onChoose={(address) => onGo('time', { address, at: null })}
    />
  );
};
