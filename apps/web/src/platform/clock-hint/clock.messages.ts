import { msg } from '@lingui/core/macro';

export const clockMessages = {
  ahead: msg`Your phone's clock is {time} ahead. Times here follow Indian time.`,
  behind: msg`Your phone's clock is {time} behind. Times here follow Indian time.`,
};
