interface Database {
  selectFrom(table: string): unknown;
}

export const findBookings = (db: Database): unknown => db.selectFrom('bookings');
