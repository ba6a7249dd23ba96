import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const kinds: Record<NotificationKind, MessageDescriptor> = {
  welcome: msg`Welcome`,
  'account-claimed': msg`Changes of your account`,
  'booking-assigned': msg`New booking`,
  'job-offered': msg`New job on offer`,
  'nobody-yet': msg`Nobody found yet`,
  'given-back': msg`Another serviceman is looked for`,
  'add-on-accepted': msg`Add-on accepted`,
  'add-on-rejected': msg`Add-on rejected`,
  'work-started': msg`Work started`,
  'work-held': msg`Work on hold`,
  'work-resumed': msg`Work resumed`,
  'work-ended': msg`Work ended`,
  'work-completed': msg`Booking completed`,
  'add-ons-proposed': msg`New add-ons to answer`,
  'payment-received': msg`Payment received`,
  'add-ons-lapsed': msg`Add-ons not approved`,
  'add-ons-late': msg`Add-ons that came too late`,
  'tip-received': msg`Tip received`,
  'booking-cancelled': msg`Booking cancelled`,
  'booking-rated': msg`Work rated`,
  'booking-moved': msg`Time changed`,
  'payment-corrected': msg`Payment corrected`,
  'refund-made': msg`Refund made`,
  'earnings-corrected': msg`Earnings corrected`,
  'deposit-confirmed': msg`Deposit confirmed`,
  'deposit-refused': msg`Deposit not confirmed`,
  'payout-sent': msg`Paid to bank`,
  'case-answered': msg`Question answered`,
  'cash-limit-near': msg`Cash in hand near the limit`,
  'cash-limit-passed': msg`Cash in hand over the limit`,
  'serviceman-assigned': msg`Who will come`,
  'booking-given-away': msg`Booking given to another`,
  'ticket-acknowledged': msg`Request taken up`,
  'ticket-answered': msg`Request answered`,
  'chat-message': msg`New message`,
};

export const ringsMessages = {
  ...kinds,
  help: msg`What is turned off still stands in your list, but does not ring.`,
  always: msg`Always on, so that you miss no work.`,
  couldNotLoad: msg`Your settings did not load`,
};
