import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PathName } from '#shared/navigation/paths';

export const pageListingMessages = {
  title: msg`All screens`,
  needsId: msg`opened from a list`,
};

export const screenNames: Readonly<Record<PathName, MessageDescriptor>> = {
  home: msg`Home`,
  start: msg`Start`,
  login: msg`Login`,
  otp: msg`Enter the OTP`,
  passwordLogin: msg`Login with email`,
  signup: msg`Sign Up`,
  forgotPassword: msg`Forgot password?`,
  secondProof: msg`Confirm that it is you`,
  booking: msg`Bookings`,
  bookingDetail: msg`Booking`,
  bookingHistory: msg`Work History`,
  bookingHistoryDetail: msg`Past booking`,
  earnings: msg`Earnings`,
  earningsPart: msg`Earnings of a day, month or job`,
  addOn: msg`Add-on services`,
  payment: msg`Payment`,
  chat: msg`Chat`,
  notification: msg`Notifications`,
  profile: msg`Profile`,
  alerts: msg`Job alerts`,
  sync: msg`Sync`,
  privacy: msg`Your data`,
  help: msg`Help`,
  profileSetting: msg`Profile Setting`,
  bankDetails: msg`Bank Details`,
  id: msg`ID Verification`,
  pending: msg`Job offers`,
  accepted: msg`Accepted jobs`,
  providerDetails: msg`Provider details`,
  category: msg`Categories`,
  categoryDetails: msg`Services of a category`,
  service: msg`Service`,
  book: msg`Booking a service`,
  search: msg`Search`,
  guide: msg`Guide`,
  pageListing: msg`All screens`,
  sidebar: msg`Menu`,
  ex: msg`Ex`,
};
