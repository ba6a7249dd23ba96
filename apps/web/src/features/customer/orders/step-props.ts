import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import type { Draft, Step } from './draft.ts';

export type StepProps = {
  readonly service: ServiceDetails;
  readonly draft: Draft;
  /** On to a step with what was just said; in place of this one where it is said to. */
  readonly onGo: (step: Step, changed: Partial<Draft>, replace?: boolean) => void;
};
