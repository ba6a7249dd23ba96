import { msg } from '@lingui/core/macro';

export const startCodeMessages = {
  atTheDoor: msg`At the door`,
  isIt: msg`Is it {name}?`,
  compare: msg`Compare the face with this photo.`,
  askName: msg`Ask for the name before you open.`,
  startCode: msg`Start code`,
  sayAtDoor: msg`Say this code to {name} at your door, before the work starts. Never on the phone.`,
  somebodyElse: msg`Is it somebody else? Do not open, and report it below.`,
  startedWithout: msg`The work was started without your start code.`,
  notWithYou: msg`Is {name} not with you? Report it below, and we look into it at once.`,
};
