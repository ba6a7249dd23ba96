import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Search } from '@karigar/ui/search/search';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areas } from '#entities/catalogue/catalogue-reads';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { areaMessages as texts } from './area.messages.ts';
import { matchesArea, type Area } from './matches-area.ts';

const Areas = ({ onChoose }: { onChoose: (area: Area) => void }) => {
  const say = useSay();
  const [search, setSearch] = useState('');
  const asked = areas(useLocale());
  const { data, error } = useQuery(asked);
  if (data === undefined)
    return error === null ? (
      <Spinner label={say(readingMessages.loading)} />
    ) : (
      <LoadFailed title={say(texts.couldNotLoadAreas)} of={asked.queryKey} />
    );
  const found = data.filter((area) => matchesArea(area, search));
  return (
    <Stack gap={3}>
      <Search
        label={say(texts.searchArea)}
        placeholder={say(texts.searchArea)}
        clearLabel={say(texts.clearSearch)}
        value={search}
        onValueChange={setSearch}
      />
      {found.length === 0 && <Text>{say(texts.noArea)}</Text>}
      {found.length > 0 && (
        <Panel rows>
          {found.map((area) => (
            <PanelRow
              key={area.id}
              icon="pin"
              label={area.name}
              hint={`${area.city} ${area.pinCode}`}
              onPress={() => onChoose(area)}
            />
          ))}
        </Panel>
      )}
    </Stack>
  );
};

/** All areas we serve, searchable by name or PIN code. */
export const AreaSheet = ({
  open,
  onClose,
  onChoose,
}: {
  open: boolean;
  onClose: () => void;
  onChoose: (area: Area) => void;
}) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.chooseArea)}
      closeLabel={say(texts.close)}
    >
      <Areas onChoose={onChoose} />
    </Sheet>
  );
};
