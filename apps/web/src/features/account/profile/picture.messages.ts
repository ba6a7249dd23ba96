import { msg } from '@lingui/core/macro';

export const pictureMessages = {
  changePicture: msg`Change picture`,
  close: msg`Close`,
  update: msg`Update`,
  chooseFirst: msg`Take a photo or choose one first.`,
};
