import { msg } from '@lingui/core/macro';

export const customerGuideMessages = {
  title: msg`How it works`,
  lead: msg`A booking from the first tap to the receipt, step by step.`,

  chooseTitle: msg`Choose a service`,
  choose: msg`The price you see is the price you pay, with tax. Book opens the free times of your area.`,
  askTitle: msg`We find somebody`,
  ask: msg`We ask servicemen near you. You are told who takes the job. Until two hours before the visit you can change the time or cancel free of charge.`,
  visitTitle: msg`Somebody comes`,
  visit: msg`Chat or call from your booking. If the serviceman is late you get the new time. If nobody comes, you choose another time, somebody else, or cancel free.`,
  addTitle: msg`More to do?`,
  add: msg`The serviceman can propose add-ons. Nothing is added to your bill until you approve it.`,
  codeTitle: msg`Give the OTP at the end`,
  code: msg`Your booking has a completion OTP. Share it only when the work is done: it closes the job.`,
  payTitle: msg`Pay after the work`,
  pay: msg`Your booking shows the amount and how to pay. The receipt is there as soon as the payment is recorded.`,
  rateTitle: msg`Rate the work`,
  rate: msg`Your stars help others. If the same fault comes back within the warranty, ask for help on the booking.`,
  helpTitle: msg`Need help?`,
  help: msg`Every booking has a Help row. Nobody from Karigar asks for an OTP by phone.`,

  book: msg`Book`,
  approve: msg`Approve`,
  chat: msg`Chat`,
  call: msg`Call`,
};
