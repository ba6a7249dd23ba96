import type { Place } from '../bookings/place.ts';
import type { Instant } from '../dates/instant.ts';
import type { DocumentType } from '../documents/document-number.ts';
import type { KycStatus } from '../documents/kyc-status.ts';
import { PHOTO_IDS } from './photo-id.ts';
import { checkedBy } from './review.ts';

/** What comes before the first offer, in the order of the screen. */
export const ONBOARDING_STEPS = [
  'name',
  'documents',
  'bank',
  'skills',
  'work-times',
  'alerts',
] as const;
export type OnboardingStepName = (typeof ONBOARDING_STEPS)[number];

/** `off`: all is entered, but the serviceman is off duty. */
export const ONBOARDING_STATES = ['missing', 'off', 'rejected', 'checking', 'done'] as const;
export type OnboardingState = (typeof ONBOARDING_STATES)[number];

export type OnboardingStep = {
  readonly step: OnboardingStepName;
  readonly state: OnboardingState;
  /** Our team has checked it by then. */
  readonly until: Instant | null;
  /** Why it was rejected. */
  readonly reason: string | null;
};

/** Why nobody offers jobs yet: the serviceman's turn, ours, ours for the last look, or withdrawn by us. */
export const NO_WORK_YET = ['your-turn', 'our-turn', 'last-look', 'withdrawn'] as const;
export type NoWorkYet = (typeof NO_WORK_YET)[number];

type SentDocument = {
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly sentAt: Instant | null;
  readonly reason: string | null;
};

type Newcomer = {
  readonly name: string;
  readonly documents: readonly SentDocument[];
  readonly bank: {
    readonly sentAt: Instant;
    readonly outcome: 'verified' | 'refused' | null;
    readonly reason: string | null;
  } | null;
  readonly skills: number;
  /** When the serviceman said what they can do. */
  readonly appliedAt: Instant | null;
  readonly place: Place | null;
  readonly hours: number;
  readonly isOnDuty: boolean;
  readonly hasAlerts: boolean;
};

type Found = Omit<OnboardingStep, 'step'>;

const found = (state: OnboardingState, more: Partial<Found> = {}): Found => ({
  state,
  until: null,
  reason: null,
  ...more,
});
const doneIf = (isDone: boolean): Found => found(isDone ? 'done' : 'missing');
const checking = (sentAt: Instant): Found => found('checking', { until: checkedBy(sentAt) });

/** One photo id is enough; the best one counts. */
const documentsOf = ({ documents }: Newcomer): Found => {
  const ids = documents.filter(({ type }) => PHOTO_IDS.includes(type));
  if (ids.some(({ status }) => status === 'approved')) return found('done');
  const sent = ids.flatMap(({ status, sentAt }) =>
    status === 'pending' && sentAt !== null ? [sentAt] : [],
  );
  if (sent.length > 0) return checking(Math.min(...sent));
  const rejected = ids.find(({ status }) => status === 'rejected');
  return rejected === undefined ? found('missing') : found('rejected', { reason: rejected.reason });
};

const bankOf = ({ bank }: Newcomer): Found => {
  if (bank === null) return found('missing');
  if (bank.outcome === null) return checking(bank.sentAt);
  return bank.outcome === 'verified' ? found('done') : found('rejected', { reason: bank.reason });
};

const skillsOf = ({ skills, appliedAt }: Newcomer): Found => {
  if (skills > 0) return found('done');
  return appliedAt === null ? found('missing') : checking(appliedAt);
};

const workTimesOf = ({ place, hours, isOnDuty }: Newcomer): Found => {
  if (place === null || hours === 0) return found('missing');
  return found(isOnDuty ? 'done' : 'off');
};

const FIND: Readonly<Record<OnboardingStepName, (newcomer: Newcomer) => Found>> = {
  name: ({ name }) => doneIf(name.trim() !== ''),
  documents: documentsOf,
  bank: bankOf,
  skills: skillsOf,
  'work-times': workTimesOf,
  alerts: ({ hasAlerts }) => doneIf(hasAlerts),
};

const stepOf = (step: OnboardingStepName, newcomer: Newcomer): OnboardingStep => ({
  step,
  ...FIND[step](newcomer),
});

/** Every step with its state, for a serviceman who is not verified yet. */
export const onboardingSteps = (newcomer: Newcomer): readonly OnboardingStep[] =>
  ONBOARDING_STEPS.map((step) => stepOf(step, newcomer));

/** Alerts and duty can wait; what our team needs cannot. */
const holdsUp = ({ step, state }: OnboardingStep): boolean =>
  state === 'rejected' || (state === 'missing' && step !== 'alerts');

export const whyNoWork = (steps: readonly OnboardingStep[], isWithdrawn: boolean): NoWorkYet => {
  if (isWithdrawn) return 'withdrawn';
  if (steps.some(holdsUp)) return 'your-turn';
  return steps.some(({ state }) => state === 'checking') ? 'our-turn' : 'last-look';
};
