import type { OnboardingStep } from '@karigar/domain/verification/onboarding';
import { Callout } from '@karigar/ui/callout/callout';
import type { IconName } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { lazy, Suspense } from 'react';
import type { Duty } from '#entities/work-times/duty';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSheet } from '#platform/navigation/use-sheet';
import { serverNow } from '@karigar/client/time/server-now';
import { onboardingMessages as texts, onboardingStepMessages } from './onboarding.messages.ts';

const SkillsSheet = lazy(async () => ({
  default: (await import('./skills-sheet.tsx')).SkillsSheet,
}));

type Onboarding = NonNullable<Duty['onboarding']>;

/** Where a step is done; skills are chosen in a sheet. */
const SCREENS: Readonly<Record<OnboardingStep['step'], { icon: IconName; href: string | null }>> = {
  name: { icon: 'user', href: pathTo('profileSetting') },
  documents: { icon: 'id', href: pathTo('id') },
  bank: { icon: 'bank', href: pathTo('bankDetails') },
  skills: { icon: 'tool', href: null },
  'work-times': { icon: 'clock', href: pathTo('duty') },
  alerts: { icon: 'bell', href: pathTo('alerts') },
};

const WHY = {
  'your-turn': texts.yourTurn,
  'our-turn': texts.ourTurn,
  'last-look': texts.lastLook,
  withdrawn: texts.withdrawn,
};

const iconOf = ({ step, state }: OnboardingStep): IconName => {
  if (state === 'done') return 'checkC';
  if (state === 'checking') return 'hour';
  return state === 'rejected' ? 'xC' : SCREENS[step].icon;
};

const useHint = () => {
  const say = useSay();
  const format = useFormat();
  return ({ step, state, until, reason }: OnboardingStep): string => {
    if (state === 'missing') return say(onboardingStepMessages[step].missing);
    if (state === 'rejected') return say(texts.rejected, { reason: reason ?? '' }).trim();
    if (state !== 'checking') return say(texts[state]);
    if (until === null || until < serverNow()) return say(texts.checkingLate);
    return say(texts.checking, { time: format.dateTime(until) });
  };
};

const Step = ({ of, onSkills }: { of: OnboardingStep; onSkills: () => void }) => {
  const say = useSay();
  const hintOf = useHint();
  const { href } = SCREENS[of.step];
  const opens = href === null ? { leads: true, onPress: onSkills } : { href };
  // What our team does now, and what is done, is not tapped.
  const isOpen = of.state !== 'done' && of.state !== 'checking';
  return (
    <PanelRow
      icon={iconOf(of)}
      danger={of.state === 'rejected'}
      label={say(onboardingStepMessages[of.step].label)}
      hint={hintOf(of)}
      {...(isOpen && opens)}
    />
  );
};

/** What comes before the first offer, step by step, and why there is no work yet. */
export const Onboarding = ({ of: { why, reason, steps } }: { of: Onboarding }) => {
  const say = useSay();
  const sheet = useSheet(['skills']);
  return (
    <div>
      <SectionHeading first>{say(texts.title)}</SectionHeading>
      <Stack gap={3}>
        <Callout tone={why === 'withdrawn' ? 'bad' : 'info'}>
          {say(WHY[why], { reason: reason ?? '' })}
        </Callout>
        <Panel rows>
          {steps.map((step) => (
            <Step key={step.step} of={step} onSkills={() => sheet.show('skills')} />
          ))}
        </Panel>
      </Stack>
      {sheet.open === 'skills' && (
        <Suspense>
          <SkillsSheet open onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  );
};
