import type { Booking } from '@karigar/contract/bookings/booking';
import { paise } from '@karigar/domain/money';

const HOUR = 3_600_000;

/** A live booking of today, each with its own hour. */
export const aBooking = (id: number, changed: Partial<Booking> = {}): Booking => ({
  id,
  bookingNo: `KRG-${48_200 + id}`,
  orderId: 9000 + id,
  serviceId: 21,
  subscriptionId: null,
  serviceName: 'Geyser repair',
  servicemanName: 'Suresh Pawar',
  customerName: 'Anjali Kulkarni',
  phone: null,
  alternatePhone: null,
  price: paise(59_900),
  total: paise(1_23_456_50),
  totalAfterEnd: null,
  quantity: 1,
  image: '/art/service-geyser.svg',
  state: 'assigned',
  statusName: 'Assigned',
  isNew: false,
  paymentStatus: 'pending',
  scheduledAt: Date.UTC(2026, 10, 15, 3, 30) + (id % 8) * HOUR,
  bookedAt: null,
  startedAt: null,
  endedAt: null,
  updatedAt: null,
  otp: '',
  area: 'Baner',
  street: '',
  address: '',
  flatNo: '',
  houseNo: '',
  latitude: null,
  longitude: null,
  heldUntil: null,
  holdReason: '',
  pauses: [],
  expectedAt: null,
  arrivedAt: null,
  takenOverAt: null,
  missedAt: null,
  visitCharge: null,
  addOns: [],
  ...changed,
});

export const manyBookings = (count: number): readonly Booking[] =>
  Array.from({ length: count }, (_, at) =>
    aBooking(at + 1, { serviceName: `Geyser repair ${at + 1}` }),
  );
