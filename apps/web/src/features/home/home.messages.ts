import { msg } from '@lingui/core/macro';

export const homeMessages = {
  customerTitle: msg`What do you need done?`,
  customerEmpty: msg`Services show here`,
  customerHelp: msg`Choosing and booking a service comes with the next version.`,
  guestHelp: msg`You are looking around as a guest. Log in to book.`,
  logIn: msg`Log in`,
};
