import { msg } from '@lingui/core/macro';

/** A visit in trouble: nobody came, or the customer does not want to meet the serviceman. */
export const troubleMessages = {
  title: msg`Something is wrong with this visit`,
  notCome: msg`{name} has not come yet and has not told us why.`,
  sorry: msg`We are sorry. Our team is looking into it. You do not have to wait: choose what suits you, nothing is charged.`,
  stillWanted: msg`You reported or blocked {name}. Do you still want this visit?`,
  stillWantedHelp: msg`A person from our team looks at it within 10 minutes. We can send somebody else, or you cancel. Nothing is charged.`,
  working: msg`You reported or blocked {name}, who is at work at your place.`,
  workingHelp: msg`A person from our team looks at it within 10 minutes.`,
  danger: msg`If you are in danger, call 112 now.`,
  call112: msg`Call 112`,
  somebodyElse: msg`Send somebody else`,
  asking: msg`Asking...`,
  chooseTime: msg`Choose another time`,
  cancelFree: msg`Cancel free`,
  feelUnsafe: msg`I feel unsafe`,
};
