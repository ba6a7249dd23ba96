import { msg } from '@lingui/core/macro';

export const startMessages = {
  startWork: msg`Start Work`,
  startTitle: msg`Start Work?`,
  otherDay: msg`This job is planned for {day}, not for today. Start it now?`,
  otherJob: msg`{service} for {customer} is still running. Start this job too?`,
  otherDayAndJob: msg`This job is planned for {day}, and {service} for {customer} is still running. Start it now?`,
  clockStarts: msg`Timer starts. Customer is told.`,
  clockStartsOffline: msg`Timer starts. The customer is told when the network is back.`,
  cancel: msg`Cancel`,
};
