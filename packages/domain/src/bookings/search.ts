const contains = (whole: string, part: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase());

export type Searchable = {
  readonly serviceName: string;
  readonly bookingNo: string;
  readonly customerName: string;
};

/** Bookings list: service name, booking number or customer name. */
export const matchesBooking = (booking: Searchable, query: string): boolean =>
  contains(booking.serviceName, query) ||
  contains(booking.bookingNo, query) ||
  contains(booking.customerName, query);

/** History and the add-on picker search one name only. */
export const matchesName = (name: string, query: string): boolean => contains(name, query);
