import { msg } from '@lingui/core/macro';

export const draftMessages = {
  draft: msg`Draft: not saved yet.`,
  unsent: msg`Draft: not sent yet.`,
};
