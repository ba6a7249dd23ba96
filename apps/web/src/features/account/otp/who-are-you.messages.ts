import { msg } from '@lingui/core/macro';

export const whoAreYouMessages = {
  heading: msg`What brings you here?`,
  isNew: msg`{phone} is new. Tell us once.`,
  customer: msg`I need a service`,
  customerHelp: msg`Book repairs and cleaning at home`,
  serviceman: msg`I do the work`,
  servicemanHelp: msg`Get jobs near you. You need an ID and a bank account.`,
  name: msg`Your name`,
  nameMissing: msg`Please enter your name.`,
  goOn: msg`Continue`,
  goingOn: msg`Opening your account...`,
  choose: msg`Please choose one of the two.`,
};
