import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { languageName } from '@karigar/client/i18n/language-name';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSheet } from '#platform/navigation/use-sheet';
import { standingMessages } from '#platform/push/alerts.messages';
import { alertsNotice } from '#platform/push/alerts-notice';
import { useSession } from '#platform/session/session';
import { useRefusedCount } from '#platform/sync/use-refused-count';
import { useUnsentCount } from '#platform/sync/use-unsent-count';
import { ownProfile } from '#entities/profile/own-profile';
import { SupportRow } from '#entities/contact/support-row.tsx';
import { supportLink } from '#platform/device/support';
import { chooseDarkMode, useDarkMode } from '@karigar/client/theme/theme';
import { DevicesSheet } from './devices-sheet.tsx';
import { LanguageSheet, useOwnLanguage } from './language-sheet.tsx';
import { PASSKEY_SHEETS } from './passkey-sheets.ts';
import { profileMessages as texts } from './profile.messages.ts';
import { PushSettingsSheet } from './push-settings-sheet.tsx';
import { RoleSwitch } from './role-switch.tsx';
import styles from './settings.module.css';
import { WorkRecordRow } from './work-record-row.tsx';

const SHEETS = ['language', 'rings', 'devices'] as const;
type SettingsSheet = (typeof SHEETS)[number];

/** With what makes and shows them; loaded when somebody looks. */
const Passkeys = lazy(async () => ({ default: (await import('./passkeys.tsx')).Passkeys }));

/** A session cannot change the password: recovery asks for the phone or the mailbox, which is filled in. */
const PasswordRow = () => {
  const say = useSay();
  const navigate = useNavigate();
  const { data } = useQuery(ownProfile);
  const contact = data === undefined ? '' : data.email || data.phone;
  return (
    <PanelRow
      icon="lock"
      label={say(texts.changePassword)}
      leads
      onPress={() => navigate(pathTo('forgotPassword'), { state: { contact } })}
    />
  );
};

const PasskeyRow = () => {
  const say = useSay();
  const sheet = useSheet(PASSKEY_SHEETS);
  const [isLoaded, setLoaded] = useState(false);
  if (sheet.open !== null && !isLoaded) setLoaded(true);
  return (
    <>
      <PanelRow
        icon="key"
        label={say(texts.passkeys)}
        leads
        onPress={() => sheet.show('passkeys')}
      />
      {isLoaded && (
        <Suspense>
          <Passkeys />
        </Suspense>
      )}
    </>
  );
};

/** Settings: appearance, language, notifications, sync, devices, passkeys, privacy. */
export const Settings = () => {
  const say = useSay();
  const isDark = useDarkMode();
  const language = useOwnLanguage();
  const role = useSession()?.role;
  const isGuest = role === 'guest';
  const unsent = useUnsentCount();
  const refused = useRefusedCount();
  const silence = alertsNotice();
  const standing = [
    ...(unsent > 0 ? [say(texts.waitingToSend, { count: unsent })] : []),
    ...(refused > 0 ? [say(texts.notAccepted, { count: refused })] : []),
  ];
  const sheet = useSheet(SHEETS);
  const isOpen = (name: SettingsSheet) => ({ open: sheet.open === name, onClose: sheet.close });
  return (
    <Stack gap={3} className={styles['settings']}>
      <Panel rows>
        <SwitchRow
          icon="moon"
          label={say(texts.darkMode)}
          checked={isDark}
          onCheckedChange={chooseDarkMode}
        />
        <PanelRow
          icon="lang"
          label={say(texts.language)}
          end={
            <Text as="span" tone="muted" strong lang={language}>
              {languageName(language)}
            </Text>
          }
          leads
          onPress={() => sheet.show('language')}
        />
        {!isGuest && (
          <PanelRow
            icon="bell"
            label={say(texts.notifications)}
            leads
            onPress={() => sheet.show('rings')}
          />
        )}
        {!isGuest && (
          <PanelRow
            icon="bolt"
            label={say(role === 'serviceman' ? texts.jobAlerts : texts.alerts)}
            {...(silence !== null && { hint: say(standingMessages[silence]) })}
            href={pathTo('alerts')}
          />
        )}
        {role === 'serviceman' && (
          <PanelRow icon="clock" label={say(texts.workTimes)} href={pathTo('duty')} />
        )}
        {(role === 'serviceman' || standing.length > 0) && (
          <PanelRow
            icon="sync"
            label={say(texts.sync)}
            {...(standing.length > 0 && { hint: standing.join(' · ') })}
            href={pathTo('sync')}
          />
        )}
      </Panel>
      <Panel rows>
        {!isGuest && (
          <>
            {role === 'serviceman' && <WorkRecordRow />}
            <RoleSwitch />
            <PanelRow
              icon="lock"
              label={say(texts.devices)}
              leads
              onPress={() => sheet.show('devices')}
            />
            <PasskeyRow />
            <PasswordRow />
            <PanelRow icon="shield" label={say(texts.yourData)} href={pathTo('privacy')} />
          </>
        )}
        <PanelRow icon="info" label={say(texts.help)} href={pathTo(isGuest ? 'guide' : 'help')} />
        {isGuest && <SupportRow />}
        {isGuest && (
          <PanelRow
            icon="mail"
            label={say(texts.support)}
            href={supportLink(say(texts.helpSubject))}
          />
        )}
      </Panel>
      <LanguageSheet {...isOpen('language')} />
      {!isGuest && (
        <>
          <PushSettingsSheet {...isOpen('rings')} />
          <DevicesSheet {...isOpen('devices')} />
        </>
      )}
    </Stack>
  );
};
