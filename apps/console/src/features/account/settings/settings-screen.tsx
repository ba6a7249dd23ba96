import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { chooseDarkMode, useDarkMode } from '@karigar/client/theme/theme';
import type { OutputOf } from '@karigar/contract/define-call';
import type { getDesk } from '@karigar/contract/operators/get-desk';
import { Button } from '@karigar/ui/button/button';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Panel } from '@karigar/ui/panel/panel';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { deskQuery } from '#entities/desk/desk-query';
import { leave } from '#entities/desk/leave';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { keysSwitch, useAreKeysOn } from '#platform/keys/keys-switch';
import { lock } from '#platform/lock/lock';
import styles from './settings-screen.module.css';
import { settingsMessages as texts } from './settings.messages.ts';

/** The operator's own: who, which desks, and how the screen looks. */
export const SettingsScreen = () => {
  const say = useSay();
  const { data, error, isFetching } = useQuery(deskQuery);
  const isDark = useDarkMode();
  const areKeysOn = useAreKeysOn();
  const out = useAction(leave);
  return (
    <Frame title={say(texts.title)}>
      <Stack gap={6} className={styles['page']}>
        <Stack gap={2}>
          <Text as="h2" size="lead">
            {say(texts.you)}
          </Text>
          {data ? (
            <You desk={data} />
          ) : (
            <FirstRead
              of={deskQuery.queryKey}
              read={{ error, isFetching }}
              outline={<Skeleton width="100%" height={180} />}
            />
          )}
        </Stack>
        <Stack gap={2}>
          <Text as="h2" size="lead">
            {say(texts.screen)}
          </Text>
          <Panel rows>
            <SwitchRow
              icon="moon"
              label={say(texts.dark)}
              checked={isDark}
              onCheckedChange={chooseDarkMode}
            />
            <SwitchRow
              icon="keys"
              label={say(texts.keys)}
              hint={say(texts.keysHelp)}
              checked={areKeysOn}
              onCheckedChange={keysSwitch.choose}
            />
          </Panel>
          <Row>
            <LanguageButton />
          </Row>
        </Stack>
        <Row>
          <Button variant="secondary" icon="lock" onClick={lock.now}>
            {say(texts.lock)}
          </Button>
          <Button variant="secondary" icon="logout" busy={out.isBusy} onClick={() => out.run()}>
            {say(texts.logOut)}
          </Button>
        </Row>
        <Text size="small" tone="muted">
          {say(texts.version, { version: import.meta.env.APP_VERSION })}
        </Text>
      </Stack>
    </Frame>
  );
};

const You = ({ desk }: { desk: OutputOf<typeof getDesk> }) => {
  const say = useSay();
  const desks = desk.desks.map((one) => say(DESK_NAMES[one])).join(', ');
  return (
    <DescriptionList
      facts={[
        { key: 'name', label: say(texts.name), value: desk.name },
        { key: 'email', label: say(texts.email), value: desk.email },
        { key: 'desks', label: say(texts.desks), value: desks },
        { key: 'city', label: say(texts.city), value: desk.city ?? say(texts.allCities) },
        {
          key: 'passkey',
          label: say(texts.passkey),
          value: say(desk.hasPasskey ? texts.hasPasskey : texts.noPasskey),
          wide: true,
        },
      ]}
    />
  );
};
