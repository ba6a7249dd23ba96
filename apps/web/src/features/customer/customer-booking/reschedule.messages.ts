import { msg } from '@lingui/core/macro';

export const rescheduleMessages = {
  title: msg`Change time`,
  close: msg`Close`,
  now: msg`Now: {when}`,
  staysWith: msg`{name} keeps the job. You'll see times when {name} is free.`,
  somebodyElse: msg`Somebody else will come.`,
  nothingFree: msg`No time is free on this day. Please choose another.`,
  couldNotLoad: msg`Couldn't load the times.`,
  chooseTime: msg`Please choose a time.`,
  change: msg`Change time`,
  changing: msg`Changing...`,
  keep: msg`Keep time`,
  done: msg`The time is changed.`,
};
