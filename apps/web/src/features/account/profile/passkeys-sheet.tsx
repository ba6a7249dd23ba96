import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { canUsePasskeys } from '@karigar/client/passkeys/passkeys';
import { ownProfile } from '#entities/profile/own-profile';
import { TooNewNote } from '#entities/re-authentication/too-new-note.tsx';
import type { PasskeyNamed } from './passkey-sheets.ts';
import { passkeysMessages as texts } from './passkeys.messages.ts';
import { passkeys } from './profile.queries.ts';

type Change = (passkey: PasskeyNamed) => void;

const List = ({ onRename, onRemove }: { onRename: Change; onRemove: Change }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const { data: own, error } = useQuery(passkeys);
  if (own === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={passkeys.queryKey} />;
  }
  if (own.length === 0) return <Text tone="muted">{say(texts.none)}</Text>;
  return (
    <Panel rows>
      {own.map(({ id, name: given, createdAt, lastUsedAt, isSynced }) => {
        const name = given === '' ? say(texts.unnamed) : given;
        const when = dateTime(lastUsedAt ?? createdAt ?? 0);
        const used = say(lastUsedAt === null ? texts.added : texts.lastUsed, { when });
        return (
          <PanelRow
            key={id}
            icon="key"
            label={name}
            hint={isSynced ? `${used} · ${say(texts.synced)}` : used}
            end={
              <Row wrap>
                <Button
                  variant="ghost"
                  small
                  aria-label={say(texts.renameOf, { name })}
                  onClick={() => onRename({ id, name: given })}
                >
                  {say(texts.rename)}
                </Button>
                <Button
                  variant="ghost"
                  small
                  aria-label={say(texts.removeOf, { name })}
                  onClick={() => onRemove({ id, name })}
                >
                  {say(texts.remove)}
                </Button>
              </Row>
            }
          />
        );
      })}
    </Panel>
  );
};

/** The account's passkeys. A browser that cannot make one still shows and removes them. */
export const PasskeysSheet = ({
  open,
  onClose,
  isAdding,
  onAdd,
  ...changes
}: {
  open: boolean;
  onClose: () => void;
  isAdding: boolean;
  onAdd: () => void;
  onRename: Change;
  onRemove: Change;
}) => {
  const say = useSay();
  const { data: own } = useQuery(ownProfile);
  const from = own?.changesFrom ?? null;
  const canAdd = canUsePasskeys();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        canAdd &&
        from === null && (
          <Button block icon="plus" busy={isAdding} busyLabel={say(texts.adding)} onClick={onAdd}>
            {say(texts.add)}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {say(texts.help)}
        </Text>
        {canAdd && from !== null && <TooNewNote from={from} />}
        {!canAdd && <Callout tone="info">{say(texts.unsupported)}</Callout>}
        <List {...changes} />
      </Stack>
    </Sheet>
  );
};
