import { msg } from '@lingui/core/macro';

export const soonMessages = {
  title: msg`Coming soon`,
  goHome: msg`Go to Home`,
  help: msg`This screen is being built.`,
};
