import { msg } from '@lingui/core/macro';

export const logMessages = {
  title: msg`Bookings`,
  list: msg`Bookings, the latest visit first`,
  state: msg`State`,
  allStates: msg`All states`,
  from: msg`From`,
  to: msg`To`,
  ofCustomer: msg`Customer: {name}`,
  ofServiceman: msg`Serviceman: {name}`,
  everything: msg`Show all`,
  nothing: msg`No booking is like this.`,
  nothingHelp: msg`Change the state or the days, or show all.`,
  turnedDays: msg`The first day is after the last one. Change one of them.`,
  detail: msg`{no} · {area} · {customer}`,
  nobody: msg`Nobody`,
  oldest: msg`Oldest`,
  latest: msg`Latest`,
  ends: msg`First and last`,
  notRead: msg`More bookings could not be read.`,
  readOn: msg`Read on`,
};
