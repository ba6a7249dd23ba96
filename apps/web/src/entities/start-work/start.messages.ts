import { msg } from '@lingui/core/macro';

export const startMessages = {
  startWork: msg`Start Work`,
  startTitle: msg`Start Work?`,
  clockStarts: msg`Clock starts. Customer is told.`,
  cancel: msg`Cancel`,
};
