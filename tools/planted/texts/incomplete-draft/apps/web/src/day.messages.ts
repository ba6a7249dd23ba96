import { msg } from '@lingui/core/macro';

export const dayMessages = { morning: msg`Good morning` };
