import type { Channel } from '@karigar/domain/notifications/message-plan';
import type {
  MessageFailure,
  MessageState,
  TryState,
} from '@karigar/domain/notifications/next-move';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CHANNEL_NAMES: Readonly<Record<Channel, MessageDescriptor>> = {
  push: msg`Alert`,
  whatsapp: msg`WhatsApp`,
  sms: msg`SMS`,
};

export const TRY_WORDS: Readonly<Record<TryState, MessageDescriptor>> = {
  trying: msg`being sent`,
  sent: msg`sent, not confirmed`,
  unknown: msg`perhaps sent`,
  delivered: msg`delivered`,
  seen: msg`seen`,
  failed: msg`not sent`,
};

/** An open message, or one that the customer need not hear any more, has no line. */
export const FATE_WORDS: Readonly<
  Record<Exclude<MessageState, 'open' | 'failed'>, MessageDescriptor>
> = {
  reached: msg`Reached the customer`,
  unconfirmed: msg`Nobody confirmed that it arrived`,
  dropped: msg`No longer needed`,
};

export const WHY_WORDS: Readonly<Record<MessageFailure, MessageDescriptor>> = {
  'no-channel': msg`Did not reach the customer: no number and no alerts`,
  refused: msg`Did not reach the customer`,
  budget: msg`Not sent: the budget of the day is used up`,
};

export const fateMessages = {
  tries: msg`How it was sent`,
  underWay: msg`Under way`,
  read: msg`Read in the app, {time}`,
  one: msg`{channel}: {state}, {time}`,
  by: msg`{channel} by {provider}: {state}, {time}`,
};
