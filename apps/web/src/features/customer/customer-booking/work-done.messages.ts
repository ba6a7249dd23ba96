import type { ChecklistReason } from '@karigar/domain/bookings/checklist';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const LEFT_OUT: Readonly<Record<ChecklistReason, MessageDescriptor>> = {
  'not-needed': msg`Left out because it was not needed: {names}`,
  'no-access': msg`Left out because it could not be reached: {names}`,
  'not-wanted': msg`Left out at your wish: {names}`,
  'no-tool': msg`Left out because a tool or part was missing: {names}`,
};

export const workDoneMessages = {
  whatWasDone: msg`What was done`,
};
