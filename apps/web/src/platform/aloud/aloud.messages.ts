import { msg } from '@lingui/core/macro';

export const aloudMessages = {
  listen: msg`Listen`,
  stop: msg`Stop`,
  noVoice: msg`This phone has no voice in this language, so nothing can be read aloud. Its settings may offer one, under Text-to-speech.`,
};
