import type { SavedAddress } from '@karigar/contract/addresses/saved-address';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { addressMessages } from '#entities/addresses/address.messages';
import { addressLine, type DraftAddress } from '#entities/addresses/draft-address';
import { ownAddresses } from '#entities/addresses/own-addresses';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { DockedMain } from '#platform/form/docked-main.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { whereMessages as texts } from './book.messages.ts';
import { OrderBill } from './order-bill.tsx';
import styles from './saved-addresses.module.css';
import type { StepProps } from './step-props.ts';

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
  service,
  draft,
  saved,
  hasFailed,
  onNew,
  onChoose,
}: Pick<StepProps, 'service' | 'draft'> & {
  saved: readonly SavedAddress[] | undefined;
  hasFailed: boolean;
  onNew: () => void;
  onChoose: (address: DraftAddress) => void;
}) => {
  const say = useSay();
  const asked = ownAddresses(useLocale());
  const [picked, setPicked] = useState(draft.address?.id ?? null);
  const address = saved?.find(({ id }) => id === picked) ?? saved?.[0];
  return (
    <DockedMain
      beside={<OrderBill service={service} draft={draft} />}
      dock={
        <ActionBar>
          <Button
            block
            disabled={address === undefined}
            onClick={() => address !== undefined && onChoose(address)}
          >
            {say(texts.thisOne)}
          </Button>
        </ActionBar>
      }
    >
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
    </DockedMain>
  );
};
