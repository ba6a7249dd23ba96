import { msg } from '@lingui/core/macro';

export const checklistMessages = {
  checklist: msg`Checklist`,
  progress: msg`{done} of {all} done`,
  saved: msg`Checklist saved.`,
};
