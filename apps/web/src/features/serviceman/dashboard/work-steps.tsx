import type { WorkStep } from '@karigar/domain/offers/work-steps';
import type { IconName } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useQuery } from '@tanstack/react-query';
import { duty, type Duty } from '#entities/work-times/duty';
import { Onboarding } from '#entities/verification/onboarding.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { AlertsOffer } from '#platform/push/alerts-offer.tsx';
import { cashMessages, stepMessages, workStepsMessages as texts } from './work-steps.messages.ts';

/** Where a step is done; our team does the one without a screen. */
const SCREENS: Readonly<Record<WorkStep, { icon: IconName; href: string | null }>> = {
  name: { icon: 'user', href: pathTo('profileSetting') },
  documents: { icon: 'id', href: pathTo('id') },
  skills: { icon: 'tool', href: null },
  area: { icon: 'pin', href: pathTo('duty') },
  hours: { icon: 'clock', href: pathTo('duty') },
  duty: { icon: 'pause', href: pathTo('duty') },
};

const Step = ({ of: { step, waitsForUs } }: { of: Duty['missing'][number] }) => {
  const say = useSay();
  const { icon, href } = SCREENS[step];
  const isInReview = step === 'documents' && waitsForUs;
  return (
    <PanelRow
      icon={isInReview ? 'hour' : icon}
      label={say(isInReview ? texts.inReview : stepMessages[step].label)}
      hint={say(isInReview ? texts.inReviewHelp : stepMessages[step].hint)}
      {...(href !== null && { href })}
    />
  );
};

/** Company cash near the limit, or over it: then only jobs that are paid already are offered. */
const CashRow = ({ level }: { level: 'warning' | 'over' }) => {
  const say = useSay();
  const words = cashMessages[level];
  return (
    <PanelRow
      icon="cash"
      label={say(words.label)}
      hint={say(words.hint)}
      href={pathTo('earnings')}
    />
  );
};

const Missing = ({ data }: { data: Duty }) => {
  const say = useSay();
  if (data.missing.length === 0 && data.cash === undefined) return null;
  const isOnlyOffDuty = data.missing.every(({ step }) => step === 'duty');
  return (
    <div>
      {!isOnlyOffDuty && <SectionHeading first>{say(texts.title)}</SectionHeading>}
      <Panel rows>
        {data.cash !== undefined && <CashRow level={data.cash} />}
        {data.missing.map((missing) => (
          <Step key={missing.step} of={missing} />
        ))}
      </Panel>
    </div>
  );
};

/** What is missing before jobs are offered, each a link to its screen, and alerts, without which offers are missed. */
export const WorkSteps = () => {
  const { data } = useQuery(duty(useLocale()));
  if (data === undefined) return null;
  // Null for a verified serviceman; a server of the previous release sends nothing. Alerts are one of its steps.
  if (data.onboarding) return <Onboarding of={data.onboarding} />;
  return (
    <>
      <Missing data={data} />
      <AlertsOffer to="serviceman" />
    </>
  );
};
