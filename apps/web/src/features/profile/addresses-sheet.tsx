import { removeAddress } from '@karigar/contract/addresses/remove-address';
import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Text } from '@karigar/ui/text/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call';
import { useLocale } from '#shared/language/use-locale';
import { useSay } from '#shared/language/use-say';
import { whyFailed } from '#shared/network/why-failed';
import { LoadFailed } from '#shared/queries/load-failed.tsx';
import { readingMessages } from '#shared/queries/reading.messages';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { addressesMessages as texts } from './addresses.messages.ts';
import { profileMessages } from './profile.messages.ts';
import { savedAddresses } from './profile.queries.ts';

const List = () => {
  const say = useSay();
  const asked = savedAddresses(useLocale());
  const queries = useQueryClient();
  const { data: addresses, error } = useQuery(asked);
  const remove = useAction(async (addressId: number) => {
    const removed = await call(removeAddress, { addressId });
    if (removed.kind === 'ok') toasts.good(removed.message);
    else toasts.bad(whyFailed(removed, say));
    // Also when it was refused: it may have gone from another device.
    await queries.invalidateQueries({ queryKey: ['addresses'] });
  });
  if (addresses === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />;
  }
  if (addresses.length === 0) return <Text>{say(texts.none)}</Text>;
  return (
    <>
      <Text size="small" tone="muted">
        {say(texts.help)}
      </Text>
      <Panel rows>
        {addresses.map(({ id, label, flatNo, street, area, city, pinCode }) => (
          <PanelRow
            key={id}
            icon="pin"
            label={label}
            hint={[flatNo, street, area, `${city} ${pinCode}`].join(', ')}
            end={
              <Button
                variant="ghost"
                small
                busy={remove.isBusy}
                aria-label={say(texts.removeName, { label })}
                onClick={() => remove.run(id)}
              >
                {say(texts.remove)}
              </Button>
            }
          />
        ))}
      </Panel>
    </>
  );
};

/** Where she had people come, and the way to forget it. */
export const AddressesSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(profileMessages.close)}
    >
      <List />
    </Sheet>
  );
};
