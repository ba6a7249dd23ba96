import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { ServiceName } from './demo-world-catalogue.ts';
import type { CustomerName, ServicemanName } from './demo-world-people.ts';

/** One booking on one line: only what makes it different. Everything else follows from its state. */
export type Planned = {
  readonly no: number;
  readonly state: BookingState;
  readonly serviceman: ServicemanName | null;
  readonly service: ServiceName;
  readonly customer: CustomerName;
  /** Days from today, and the hour in India. */
  readonly day: number;
  readonly hour: number;
  readonly quantity?: number;
  /** Assigned and not yet seen. */
  readonly isNew?: boolean;
  readonly isPaid?: boolean;
  readonly addOns?: readonly (readonly [nth: number, quantity: number, status: AddOnStatus])[];
  /** The number of the booking that shares its order. */
  readonly orderedWith?: number;
  readonly hasCarPlan?: boolean;
};

const live =
  (serviceman: ServicemanName | null) =>
  (
    no: number,
    state: BookingState,
    service: ServiceName,
    customer: CustomerName,
    [day, hour]: readonly [number, number],
    more: Partial<Planned> = {},
  ): Planned => ({ no, state, serviceman, service, customer, day, hour, ...more });

const suresh = live('suresh');
const imran = live('imran');
const nobody = live(null);

const sureshLive: readonly Planned[] = [
  suresh(48_210, 'ended', 'acBasic', 'asha', [0, 8], { addOns: [[1, 1, 'accepted']] }),
  suresh(48_213, 'started', 'foamJet', 'rohan', [0, 10.5], {
    addOns: [
      [3, 1, 'accepted'],
      [2, 1, 'pending'],
      [1, 1, 'rejected'],
    ],
  }),
  suresh(48_219, 'assigned', 'tapLeak', 'farida', [0, 12.5], { isNew: true }),
  suresh(48_224, 'assigned', 'geyser', 'anjali', [0, 15], { addOns: [[1, 1, 'pending']] }),
  suresh(48_198, 'held', 'fan', 'vikram', [0, 17.5], { quantity: 2 }),
  suresh(48_226, 'assigned', 'ro', 'asha', [0, 18.5], { isNew: true }),
  suresh(48_227, 'assigned', 'switchboard', 'asha', [0, 19], { isNew: true, orderedWith: 48_226 }),
  suresh(48_228, 'offered', 'shelf', 'rohan', [0, 20]),
  suresh(48_205, 'held', 'painting', 'sneha', [0, 9], { addOns: [[0, 1, 'accepted']] }),
  suresh(48_230, 'assigned', 'carWash', 'meenakshi', [1, 7.5], {
    hasCarPlan: true,
    addOns: [[0, 1, 'rejected']],
  }),
  suresh(48_251, 'offered', 'washer', 'meenakshi', [1, 9]),
  suresh(48_232, 'assigned', 'foamJet', 'gurpreet', [1, 11], { isNew: true, quantity: 2 }),
  suresh(48_233, 'assigned', 'tapNew', 'rohan', [1, 16]),
  suresh(48_201, 'started', 'deepClean', 'asha', [-1, 17], { addOns: [[0, 1, 'pending']] }),
  suresh(48_202, 'ended', 'pest', 'rohan', [-1, 18]),
  suresh(48_235, 'assigned', 'acBasic', 'farida', [2, 10], { isNew: true }),
  suresh(48_236, 'assigned', 'ro', 'farida', [2, 10.5], { isNew: true, orderedWith: 48_235 }),
  suresh(48_238, 'assigned', 'carWash', 'meenakshi', [2, 7.5], { hasCarPlan: true }),
  suresh(48_240, 'assigned', 'switchboard', 'vikram', [3, 13]),
  suresh(48_242, 'offered', 'geyser', 'sneha', [3, 9.5]),
  suresh(48_244, 'assigned', 'washer', 'anjali', [5, 12]),
];

/** Two of today and the three of the screenshots, then one after another back through the weeks. */
const sureshHistory: readonly Planned[] = [
  suresh(48_195, 'completed', 'tapLeak', 'gurpreet', [0, 6.5], { isPaid: true }),
  suresh(48_196, 'completed', 'switchboard', 'sneha', [0, 7]),
  suresh(48_102, 'completed', 'tapNew', 'gurpreet', [-2, 11], {
    isPaid: true,
    quantity: 2,
    addOns: [[0, 2, 'accepted']],
  }),
  suresh(48_077, 'completed', 'deepClean', 'sneha', [-3, 9], { addOns: [[0, 1, 'accepted']] }),
  suresh(48_051, 'cancelled', 'fan', 'vikram', [-4, 16]),
  ...olderHistory(),
];

function olderHistory(): Planned[] {
  const services = ['foamJet', 'washer', 'tapNew', 'fan', 'geyser', 'ro', 'pest', 'shelf'] as const;
  const customers = ['asha', 'vikram', 'rohan', 'farida', 'anjali', 'sneha', 'gurpreet'] as const;
  const hours = [9, 11.5, 14, 17] as const;
  return Array.from({ length: 24 }, (_, at) => {
    const service = services[(at * 3) % services.length] ?? 'fan';
    const customer = customers[(at * 2) % customers.length] ?? 'asha';
    const when = [-5 - Math.floor(at * 1.5), hours[at % hours.length] ?? 9] as const;
    const no = 48_050 - at * 3;
    if (at % 8 === 3) return suresh(no, 'cancelled', service, customer, when);
    return suresh(no, 'completed', service, customer, when, {
      isPaid: at % 6 !== 4,
      quantity: at % 5 === 0 ? 2 : 1,
      addOns: at % 3 === 0 ? [[0, 1, at % 2 === 0 ? 'accepted' : 'rejected']] : [],
    });
  });
}

const imransBookings: readonly Planned[] = [
  imran(48_260, 'assigned', 'geyser', 'asha', [0, 11], { isNew: true }),
  imran(48_261, 'assigned', 'tapLeak', 'rohan', [0, 14], { addOns: [[0, 1, 'pending']] }),
  imran(48_262, 'started', 'washer', 'rohan', [0, 9], { addOns: [[1, 1, 'pending']] }),
  imran(48_263, 'held', 'fan', 'asha', [0, 16]),
  imran(48_264, 'ended', 'switchboard', 'rohan', [0, 8]),
  imran(48_265, 'offered', 'ro', 'asha', [1, 10]),
  imran(48_266, 'completed', 'acBasic', 'asha', [-1, 10], { isPaid: true }),
  imran(48_267, 'completed', 'tapNew', 'rohan', [-2, 15]),
  imran(48_268, 'cancelled', 'shelf', 'asha', [-3, 12]),
  imran(48_269, 'assigned', 'carWash', 'rohan', [1, 8], { hasCarPlan: true }),
];

const unassignedBookings: readonly Planned[] = [
  nobody(48_270, 'requested', 'painting', 'asha', [2, 9]),
  nobody(48_271, 'requested', 'pest', 'rohan', [3, 11]),
  nobody(48_272, 'refused', 'deepClean', 'asha', [1, 9]),
  nobody(48_273, 'refused', 'shelf', 'vikram', [1, 15]),
  nobody(48_274, 'cancelled', 'switchboard', 'rohan', [1, 18]),
];

export const plannedBookings: readonly Planned[] = [
  ...sureshLive,
  ...sureshHistory,
  ...imransBookings,
  ...unassignedBookings,
];
