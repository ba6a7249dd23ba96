import { msg } from '@lingui/core/macro';

export const homeMessages = {
  home: msg`Home`,
  serviceAt: msg`Service at`,
  whatDoYouNeed: msg`What do you need?`,
  popular: msg`Popular services`,
  yourVisit: msg`Your visit`,
  waitsForAnswer: msg`{name} waits for your answer`,
  guestHelp: msg`You are browsing as a guest. Log in to book.`,
  logIn: msg`Log in`,
};
