import { msg } from '@lingui/core/macro';

export const claimMessages = {
  title: msg`The same fault again`,
  close: msg`Close`,
  lead: msg`Under the warranty somebody comes again, and you pay nothing. We first ask {name}, who did the work.`,
  leadNoName: msg`Under the warranty somebody comes again, and you pay nothing. We first ask who did the work.`,
  otherWork: msg`Work on something else costs as usual, and only if you approve it before.`,
  whatIsWrong: msg`What is wrong?`,
  whatHelp: msg`Whoever comes reads this.`,
  wordsMissing: msg`Please write in a few words what is wrong.`,
  when: msg`When?`,
  nothingFree: msg`No time is free on this day. Please choose another.`,
  couldNotLoad: msg`Couldn't load the times.`,
  chooseTime: msg`Please choose a time.`,
  cancel: msg`Not now`,
  claim: msg`Ask for the visit`,
  claiming: msg`Asking...`,
  done: msg`Somebody comes again. You pay nothing.`,
  rules: msg`How the warranty works`,
};
