import { msg } from '@lingui/core/macro';

export const picturesMessages = {
  takePhoto: msg`Take photo`,
  fromGallery: msg`From gallery`,
  reading: msg`Getting the photo ready...`,
  notAnImage: msg`This photo cannot be read. Take it again or choose another.`,
  yourPhoto: msg`Your photo`,
  uploading: msg`Uploading...`,
  checking: msg`Almost done...`,
  cancelUpload: msg`Cancel upload`,
};
