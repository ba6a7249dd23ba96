import { msg } from '@lingui/core/macro';

export const sosRowMessages = {
  sos: msg`SOS`,
  sosHint: msg`In danger? A person calls you within a minute.`,
};
