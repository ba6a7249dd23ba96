/** English and Hindi of the same thing. */
export type Words = readonly [english: string, hindi: string];

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

export type AddOnEntry = readonly [english: string, hindi: string, rupees: number];

export type ServiceEntry = {
  /** For good: bookings refer to it. A service that ends is marked, never removed. */
  readonly id: number;
  readonly name: Words;
  readonly rupees: number;
  readonly minutes: number;
  /** Where it differs from its category. */
  readonly art?: Motif;
  readonly unit?: Words;
  readonly coverDays?: number;
  readonly included: readonly Words[];
  readonly notIncluded?: readonly Words[];
  /** What people also call it, in any script, for search alone. */
  readonly alsoCalled: string;
  /** In the order of their ids, for good as well: new ones go to the end. */
  readonly addOns: readonly AddOnEntry[];
  /** The id of the first add-on, where it does not follow from the service's. */
  readonly firstAddOn?: number;
};

export type CategoryEntry = {
  readonly id: number;
  readonly name: Words;
  readonly art: Motif;
  readonly skill: string;
  readonly unit: Words;
  readonly coverDays: number;
  /** Who does it and what the whole field is also called, for search alone. */
  readonly alsoCalled: string;
  /** Said of each of its services, after what is said of that one. */
  readonly always: { readonly included: readonly Words[]; readonly notIncluded: readonly Words[] };
  readonly services: readonly ServiceEntry[];
};
