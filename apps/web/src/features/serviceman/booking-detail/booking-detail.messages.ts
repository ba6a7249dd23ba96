import { msg } from '@lingui/core/macro';

export const detailMessages = {
  booking: msg`Booking`,
  back: msg`Back`,
  orderId: msg`Order ID`,
  date: msg`Date`,
  time: msg`Time`,
  quantity: msg`Quantity`,
  location: msg`Location`,
  directions: msg`Directions`,
  carDetails: msg`Car details`,
  payment: msg`Payment`,
  paid: msg`Paid`,
  pending: msg`Pending`,
  customerDetails: msg`Customer details`,
  /** The specification's name of the button that opens the chat; in Hindi it is named after what it does. */
  customer: msg({ message: 'Customer', context: 'opens the chat' }),
  call: msg`Call`,
  whatsApp: msg`WhatsApp`,
  noNumber: msg`No number available`,
  addOns: msg`Add-ons`,
  addServices: msg`Add Services`,
  noAddOns: msg`No add-ons yet.`,
  accepted: msg`Accepted`,
  couldNotLoad: msg`Couldn't load the booking. Trying again.`,
  notFoundHelp: msg`It may be completed, cancelled or with someone else.`,
  goHome: msg`Go to Home`,
};
