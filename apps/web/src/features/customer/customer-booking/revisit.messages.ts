import { msg } from '@lingui/core/macro';

export const revisitMessages = {
  comes: msg`Somebody comes again on {day}`,
  came: msg`Somebody came again on {day}`,
  openVisit: msg`Open that visit`,
};

export const revisitNoteMessages = {
  isRevisit: msg`Warranty visit for booking {no}`,
  free: msg`You pay nothing for the same fault.`,
  yourWords: msg`You wrote: {words}`,
};
