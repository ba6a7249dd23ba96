import { msg } from '@lingui/core/macro';

export const brandMessages = {
  name: msg`Karigar operations`,
};
