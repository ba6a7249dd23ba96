import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import type { Draft, Step } from './draft.ts';

export type StepProps = {
  readonly service: ServiceDetails;
  readonly draft: Draft;
  /** Goes to a step with the changed draft; with `replace` in the same history entry. */
  readonly onGo: (step: Step, changed: Partial<Draft>, replace?: boolean) => void;
};
