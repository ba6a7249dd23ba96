import { msg } from '@lingui/core/macro';

export const homeMessages = {
  servicemanTitle: msg`Welcome`,
  servicemanEmpty: msg`Your day shows here`,
  servicemanHelp: msg`Bookings, work and payments come with the next version.`,
  customerTitle: msg`What do you need done?`,
  customerEmpty: msg`Services show here`,
  customerHelp: msg`Choosing and booking a service comes with the next version.`,
  guestHelp: msg`You are looking around as a guest. Log in to book.`,
  logIn: msg`Log in`,
};
