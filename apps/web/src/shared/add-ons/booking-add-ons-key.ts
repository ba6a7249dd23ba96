/** Where the add-ons of a booking are kept, so that whoever adds some can have them read again. */
export const bookingAddOnsKey = (bookingId: number) => ['booking-add-ons', bookingId] as const;
