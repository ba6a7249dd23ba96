import { msg } from '@lingui/core/macro';

export const actionMessages = {
  broken: msg`Something went wrong. Please try again.`,
};
