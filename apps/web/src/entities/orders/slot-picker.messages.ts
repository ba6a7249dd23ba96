import { msg } from '@lingui/core/macro';

export const slotPickerMessages = {
  days: msg`Days`,
  today: msg`Today`,
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
  full: msg`full`,
};
