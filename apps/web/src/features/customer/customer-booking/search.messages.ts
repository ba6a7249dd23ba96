import { msg } from '@lingui/core/macro';

/** What the customer reads while nobody is assigned, and when nobody came. */
export const searchMessages = {
  title: msg`Nobody has taken it yet`,
  stands: msg`Your booking stands. You do not have to do anything.`,
  givenBack: msg`The serviceman cannot come`,
  givenBackHelp: msg`Your booking stands. We are looking for someone else.`,
  replaced: msg`We are looking for somebody else`,
  replacedHelp: msg`We are sorry about this visit. You can still cancel free of charge or choose another time.`,
  progress: msg`How it goes on`,
  asking: msg`We ask people near you`,
  askingUntil: msg`In their working hours, until {time}.`,
  asked: msg`We asked people near you`,
  thenTeam: msg`If still nobody: our team looks`,
  teamLooks: msg`Our team is looking for someone`,
  teamUntil: msg`Until {time}. If nobody can come, the booking is cancelled free of charge.`,
  visitOn: msg`Visit on {day}`,
  notified: msg`You get a notification as soon as someone takes it. You pay only after the work.`,
  chooseTime: msg`Choose another time`,
  cancelFree: msg`Cancel free`,
  nobodyCame: msg`Nobody could come, so this booking is cancelled.`,
  sorry: msg`We are sorry. Nothing is charged.`,
};
