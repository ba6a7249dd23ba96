import type { ChecklistReason } from '@karigar/domain/bookings/checklist';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const REASONS: Readonly<Record<ChecklistReason, MessageDescriptor>> = {
  'not-needed': msg`Not needed here`,
  'no-access': msg`Could not get to it`,
  'not-wanted': msg`The customer does not want it`,
  'no-tool': msg`Tool or part is missing`,
};

export const missingMessages = {
  left: msg`Left before End Work: {names}`,
  openChecklist: msg`Open the checklist`,
  why: msg`Cannot do it? Say why`,
  chooseWhy: msg`Finish the checklist, or choose why it cannot be done.`,
};
