import type { Text } from '@karigar/domain/msg';

export type Motif =
  | 'ac'
  | 'bug'
  | 'bulb'
  | 'car'
  | 'clean'
  | 'drill'
  | 'fan'
  | 'geyser'
  | 'ro'
  | 'roller'
  | 'tap'
  | 'washer';

export type AddOnEntry = readonly [name: Text, rupees: number];

/** A step, or with a unit a reading. Required for the end of the work, unless it says otherwise. */
export type ChecklistEntry = {
  /** Unique within the service. Never changes: checklists on phones refer to it. */
  readonly id: number;
  readonly name: Text;
  /** A symbol that is the same in every language. */
  readonly unit?: string;
  readonly isOptional?: true;
};

export type ServiceEntry = {
  /** Never changes: bookings refer to it. A discontinued service is marked, never removed. */
  readonly id: number;
  readonly name: Text;
  readonly rupees: number;
  readonly minutes: number;
  /** False for what one visit cannot be: work of several days and plans of several visits. */
  readonly isOffered?: false;
  /** Only where it differs from the category's. */
  readonly art?: Motif;
  readonly unit?: Text;
  readonly coverDays?: number;
  /** In percent of the price: paid in the app before the work, where customers can pay there. */
  readonly advance?: number;
  /** The serviceman asks for the customer's start code at the door. */
  readonly asksStartCode?: true;
  readonly checklist?: readonly ChecklistEntry[];
  readonly included: readonly Text[];
  readonly notIncluded?: readonly Text[];
  /** Synonyms in any script, for search only. */
  readonly alsoCalled: string;
  /** In the order of their ids, which never change: new add-ons go to the end. */
  readonly addOns: readonly AddOnEntry[];
  /** Id of the first add-on, where it does not follow from the service's id. */
  readonly firstAddOn?: number;
};

export type CategoryEntry = {
  readonly id: number;
  readonly name: Text;
  readonly art: Motif;
  readonly skill: string;
  readonly unit: Text;
  readonly coverDays: number;
  /** Trades and synonyms of the whole category, for search only. */
  readonly alsoCalled: string;
  /** Appended to the lists of each of its services. */
  readonly always: { readonly included: readonly Text[]; readonly notIncluded: readonly Text[] };
  readonly services: readonly ServiceEntry[];
};
