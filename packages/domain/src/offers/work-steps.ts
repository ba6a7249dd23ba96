import type { Place } from '../bookings/place.ts';
import { mayUploadDocument, type KycStatus } from '../documents/kyc-status.ts';
import type { WorkingHours } from '../work-times/working-hours.ts';

/** What comes before the first offer, in the order of the screen. */
export const WORK_STEPS = ['name', 'documents', 'skills', 'area', 'hours', 'duty'] as const;
export type WorkStep = (typeof WORK_STEPS)[number];

/** What every offer needs of a serviceman, whatever the job. */
export type Standing = {
  readonly isVerified: boolean;
  readonly skills: ReadonlySet<string>;
  /** Null before an area is chosen. */
  readonly place: Place | null;
  readonly hours: readonly WorkingHours[];
  readonly isOnDuty: boolean;
};

/** Customers see a name, but dispatch does not ask for one. */
type OfferStep = Exclude<WorkStep, 'name'>;

/** Whether a step is done. Dispatch asks the same functions. */
export const isDone: Readonly<Record<OfferStep, (serviceman: Standing) => boolean>> = {
  documents: ({ isVerified }) => isVerified,
  skills: ({ skills }) => skills.size > 0,
  area: ({ place }) => place !== null,
  hours: ({ hours }) => hours.length > 0,
  duty: ({ isOnDuty }) => isOnDuty,
};

export type MissingStep = {
  readonly step: WorkStep;
  /** The serviceman has done their part; our team does the rest. */
  readonly waitsForUs: boolean;
};

type Person = Standing & {
  readonly name: string;
  readonly documents: readonly { readonly isSent: boolean; readonly status: KycStatus }[];
};

/** Our team adds the skills, and checks documents that are all sent. */
const waitsForUs = (step: WorkStep, { documents }: Person): boolean =>
  step === 'skills' ||
  (step === 'documents' && documents.length > 0 && !documents.some(mayUploadDocument));

const isMissing = (step: WorkStep, serviceman: Person): boolean => {
  if (step === 'name') return serviceman.name.trim() === '';
  // The first save of an area also saves hours and switches to on duty.
  if (step === 'hours' || step === 'duty')
    return isDone.area(serviceman) && !isDone[step](serviceman);
  return !isDone[step](serviceman);
};

/** Everything that is still missing before jobs are offered; empty for a serviceman who gets offers. */
export const missingSteps = (serviceman: Person): readonly MissingStep[] =>
  WORK_STEPS.filter((step) => isMissing(step, serviceman)).map((step) => ({
    step,
    waitsForUs: waitsForUs(step, serviceman),
  }));
