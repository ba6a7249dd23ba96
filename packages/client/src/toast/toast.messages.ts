import { msg } from '@lingui/core/macro';

export const toastMessages = {
  toasts: msg`Messages`,
};
