import { msg } from '@lingui/core/macro';

export const checklistSheetMessages = {
  steps: msg`Steps`,
  readings: msg`Readings`,
  reading: msg`{name}, {unit}`,
  optional: msg`Not required`,
  notNumber: msg`Write a number, such as 6.4.`,
  close: msg`Close`,
  save: msg`Save`,
};
