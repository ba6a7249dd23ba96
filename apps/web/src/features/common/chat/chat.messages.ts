import { msg } from '@lingui/core/macro';

export const chatMessages = {
  chat: msg`Chat`,
  back: msg`Back`,
  orderId: msg`Order ID {number}`,
  callNow: msg`Call now`,
  more: msg`More`,
  clearChat: msg`Clear chat`,
  onlyLatest: msg`Only the latest {count} messages are shown.`,
  messages: msg`Messages`,
  you: msg`You`,
  other: msg`The other person`,
  picture: msg`Picture`,
  pictureElsewhere: msg`Picture on another server, not shown here.`,
  empty: msg`Say hello`,
  emptyHelp: msg`Tap a message below, or type.`,
  couldNotLoad: msg`Couldn't load the chat.`,
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  type: msg`Type a message`,
  send: msg`Send`,
  quickReplies: msg`Quick replies`,
  sending: msg`Sending`,
  waiting: msg`Waiting to send`,
  sent: msg`Sent`,
  delivered: msg`Delivered`,
  read: msg`Read`,
  notSent: msg`Not sent. {why}`,
  remove: msg`Remove`,
  clearTitle: msg`Clear this chat?`,
  clearHelp: msg`Messages are removed from your phone only. The other person still sees them.`,
  cancel: msg`Cancel`,
  youBlocked: msg`You blocked {name}. No messages and no calls between you. You can undo this in Profile, under Your data.`,
  sendPicture: msg`Send a picture`,
  close: msg`Close`,
};

/** What is said most often, in one tap. */
export const quickReplies = {
  serviceman: [
    msg`On my way`,
    msg`I have arrived`,
    msg`10 minutes more`,
    msg`Please call me`,
    msg`Work is done`,
  ],
  customer: [
    msg`Where are you now?`,
    msg`Please call before you come`,
    msg`The door is open`,
    msg`Thank you`,
  ],
};
