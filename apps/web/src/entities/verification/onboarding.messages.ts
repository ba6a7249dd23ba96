import { msg } from '@lingui/core/macro';

/** The keys are the steps of `packages/domain/src/verification/onboarding.ts`. */
export const onboardingStepMessages = {
  name: { label: msg`Your name`, missing: msg`Missing. Customers see who comes.` },
  documents: {
    label: msg`Aadhaar card or driving licence`,
    missing: msg`Missing. Send a picture of one of them.`,
  },
  bank: { label: msg`Bank account`, missing: msg`Missing. Your earnings are paid there.` },
  skills: { label: msg`Your skills and your area`, missing: msg`Missing. Say what you can do.` },
  'work-times': {
    label: msg`Your work times`,
    missing: msg`Missing. Choose area, days and hours.`,
  },
  alerts: { label: msg`Alerts`, missing: msg`Off. Without alerts you miss offers.` },
};

export const onboardingMessages = {
  title: msg`Before jobs are offered to you`,
  done: msg`Done`,
  off: msg`You are off duty. Turn duty on to get jobs.`,
  checking: msg`Our team checks it by {time}. You have nothing to do.`,
  checkingLate: msg`Our team is late with this check. You have nothing to do.`,
  rejected: msg`Not accepted. {reason}`,
  yourTurn: msg`There is no work yet, because some steps are still open. Tap each of them.`,
  ourTurn: msg`There is no work yet, because our team is still checking. You will be told when it is done.`,
  lastLook: msg`Everything is checked. Our team takes a last look, then jobs are offered to you.`,
  withdrawn: msg`No jobs are offered to you, because our team withdrew your verification: {reason}. If this is wrong, ask for help.`,
};

export const skillsMessages = {
  title: msg`Your skills`,
  close: msg`Close`,
  intro: msg`Choose everything you can do well. Our team confirms it.`,
  skills: msg`Skills`,
  area: msg`Where you start your day`,
  choose: msg`Choose an area`,
  send: msg`Send`,
  couldNotLoad: msg`Couldn't load the skills.`,
  chooseBoth: msg`Choose at least one skill and your area.`,
};
