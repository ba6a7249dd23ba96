import { msg } from '@lingui/core/macro';

export const idVerificationMessages = {
  title: msg`ID Verification`,
  back: msg`Back`,
  couldNotLoad: msg`Error fetching KYC details.`,
  none: msg`No documents are asked for`,
  pending: msg`Request Pending`,
  approved: msg`Request Approved`,
  rejected: msg`Request Rejected`,
  photoOf: msg`Photo of {type}`,
  upload: msg`Upload`,
  uploadOf: msg`Upload: {type}`,
  close: msg`Close`,
  goodLight: msg`Good light. All four corners visible.`,
  documentNumber: msg`Document number`,
  aadhaarHelp: msg`12 digits`,
  panHelp: msg`10 letters and numbers`,
  licenceHelp: msg`As printed on the licence`,
  photoMissing: msg`Please add a photo.`,
  numberMissing: msg`Please enter the document number.`,
  numberInvalid: msg`This document number is not valid.`,
  notUploaded: msg`Not uploaded.`,
};
