import type { OperatorAct } from '@karigar/domain/console/operator-acts';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { NotEligible } from '@karigar/domain/offers/eligibility';

type Reasoned = { readonly reason: string };

/** What an operator does with one booking. */
export type ActRequest =
  | {
      readonly act: 'assign';
      readonly servicemanId: number;
      readonly name: string;
      readonly evenThough?: readonly NotEligible[];
      readonly reason?: string;
    }
  | { readonly act: 'ask' }
  | ({ readonly act: 'release' | 'reopen' | 'end' | 'close' } & Reasoned)
  | ({ readonly act: 'cancel'; readonly charge: 'none' | 'visit' } & Reasoned)
  | ({ readonly act: 'hold'; readonly until: IndiaDay } & Reasoned)
  | ({ readonly act: 'move'; readonly at: Instant } & Reasoned);

/** The acts that ask why in a dialog. */
export type ReasonedAct = Exclude<OperatorAct, 'assign' | 'ask' | 'move'>;
