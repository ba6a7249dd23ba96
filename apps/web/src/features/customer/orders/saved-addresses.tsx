import type { SavedAddress } from '@karigar/contract/addresses/saved-address';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { addressMessages } from '#entities/addresses/address.messages';
import { addressLine, type DraftAddress } from '#entities/addresses/draft-address';
import { ownAddresses } from '#entities/addresses/own-addresses';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '#platform/i18n/use-locale';
import { useSay } from '#platform/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { whereMessages as texts } from './book.messages.ts';
import styles from './saved-addresses.module.css';

const Words = ({ address }: { address: SavedAddress }) => (
  <span className={styles['words']}>
    <b>{address.label}</b>
    <Text as="span" size="small" tone="muted">
      {addressLine(address)}
    </Text>
  </span>
);

/** The customer's saved addresses, the last used one first. */
export const SavedAddresses = ({
  saved,
  hasFailed,
  chosen,
  onNew,
  onChoose,
}: {
  saved: readonly SavedAddress[] | undefined;
  hasFailed: boolean;
  chosen: number | null;
  onNew: () => void;
  onChoose: (address: DraftAddress) => void;
}) => {
  const say = useSay();
  const asked = ownAddresses(useLocale());
  const [picked, setPicked] = useState(chosen);
  const address = saved?.find(({ id }) => id === picked) ?? saved?.[0];
  return (
    <>
      <Main tight>
        {saved === undefined && !hasFailed && <ServicesLoading rows={2} />}
        {saved === undefined && hasFailed && (
          <LoadFailed title={say(addressMessages.couldNotLoad)} of={asked.queryKey} />
        )}
        {saved !== undefined && (
          <Stack gap={4}>
            <RadioCards
              legend={say(texts.saved)}
              value={address === undefined ? undefined : String(address.id)}
              onValueChange={(id) => setPicked(Number(id))}
              options={saved.map((one) => ({
                value: String(one.id),
                label: <Words address={one} />,
              }))}
            />
            <Button variant="secondary" icon="plus" block onClick={onNew}>
              {say(addressMessages.newAddress)}
            </Button>
          </Stack>
        )}
      </Main>
      <ActionBar>
        <Button
          block
          disabled={address === undefined}
          onClick={() => address !== undefined && onChoose(address)}
        >
          {say(texts.thisOne)}
        </Button>
      </ActionBar>
    </>
  );
};
