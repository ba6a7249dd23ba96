import { msg } from '@lingui/core/macro';

export const logMessages = {
  title: msg`Bookings`,
  list: msg`Bookings, the latest visit first`,
  state: msg`State`,
  allStates: msg`All states`,
  from: msg`From`,
  to: msg`To`,
  ofCustomer: msg`Of one customer`,
  ofServiceman: msg`Of one serviceman`,
  everything: msg`Show all`,
  nothing: msg`No booking is like this.`,
  nothingHelp: msg`Change the state or the days, or show all.`,
  detail: msg`{no} · {area} · {customer}`,
  nobody: msg`Nobody`,
  oldest: msg`Oldest`,
  latest: msg`Latest`,
  ends: msg`First and last`,
  notRead: msg`More bookings could not be read.`,
  readOn: msg`Read on`,
};
