import { msg } from '@lingui/core/macro';

export const dataMessages = {
  help: msg`You can take a copy of everything we keep about you, or delete your account.`,
  download: msg`Download my data`,
  downloading: msg`Getting your data...`,
  erase: msg`Delete my account`,
  eraseQuestion: msg`Delete your account for good?`,
  eraseHelp: msg`Your profile, documents and bank details are removed. This cannot be undone.`,
  erasing: msg`Deleting...`,
};
