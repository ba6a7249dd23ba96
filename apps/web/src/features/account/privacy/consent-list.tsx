import type { OutputOf } from '@karigar/contract/define-call';
import type { listConsents } from '@karigar/contract/privacy/list-consents';
import type { IconName } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { privacyMessages as texts, purposeTexts } from './privacy.messages.ts';
import { consents } from './privacy.queries.ts';
import { useConsent } from './use-consent.ts';

type Consent = OutputOf<typeof listConsents>[number];

const ICONS: Partial<Record<string, IconName>> = {
  account: 'user',
  bookings: 'slip',
  money: 'receipt',
  safety: 'shield',
};

/** A purpose of a newer server has no text here yet, and is not shown. */
const textOf = (purpose: string) =>
  Object.hasOwn(purposeTexts, purpose)
    ? purposeTexts[purpose as keyof typeof purposeTexts]
    : undefined;

const Needed = ({ of: { purpose } }: { of: Consent }) => {
  const say = useSay();
  const purposeText = textOf(purpose);
  if (purposeText === undefined) return null;
  return (
    <PanelRow
      icon={ICONS[purpose] ?? 'info'}
      label={say(purposeText.label)}
      hint={say(purposeText.hint)}
    />
  );
};

const Optional = ({
  of: { purpose, isGiven, givenAt, withdrawnAt },
  onChange,
}: {
  of: Consent;
  onChange: (isGiven: boolean) => void;
}) => {
  const say = useSay();
  const { date } = useFormat();
  const purposeText = textOf(purpose);
  if (purposeText === undefined) return null;
  const since = isGiven ? givenAt : withdrawnAt;
  const when = isGiven ? texts.allowedOn : texts.withdrawnOn;
  return (
    <SwitchRow
      label={say(purposeText.label)}
      hint={
        <>
          {say(purposeText.hint)}
          {since !== null && (
            <>
              <br />
              {say(when, { date: date(since) })}
            </>
          )}
        </>
      }
      checked={isGiven}
      onCheckedChange={onChange}
    />
  );
};

/** The purposes for which data is used: required ones as information, optional ones as switches. */
export const ConsentList = () => {
  const say = useSay();
  const { data, error } = useQuery(consents);
  const change = useConsent();
  if (data === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={consents.queryKey} />;
  }
  return (
    <>
      <SectionHeading first>{say(texts.needed)}</SectionHeading>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {say(texts.neededHelp)}
        </Text>
        <Panel rows>
          {data
            .filter(({ isNeeded }) => isNeeded)
            .map((of) => (
              <Needed key={of.purpose} of={of} />
            ))}
        </Panel>
      </Stack>
      <SectionHeading>{say(texts.optional)}</SectionHeading>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {say(texts.optionalHelp)}
        </Text>
        <Panel rows>
          {data
            .filter(({ isNeeded }) => !isNeeded)
            .map((of) => (
              <Optional
                key={of.purpose}
                of={of}
                onChange={(isGiven) => change.run(of.purpose, isGiven)}
              />
            ))}
        </Panel>
      </Stack>
    </>
  );
};
