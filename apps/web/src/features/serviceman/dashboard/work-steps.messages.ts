import { msg } from '@lingui/core/macro';

/** The keys are the steps of `packages/domain/src/offers/work-steps.ts`. */
export const stepMessages = {
  name: { label: msg`Add your name`, hint: msg`Customers see who comes.` },
  documents: {
    label: msg`Send your documents`,
    hint: msg`Jobs are offered to you after we have checked them.`,
  },
  skills: { label: msg`Your skills`, hint: msg`Our team adds them. You have nothing to do.` },
  area: { label: msg`Choose where you work`, hint: msg`Jobs near you are offered to you.` },
  hours: { label: msg`Choose your hours`, hint: msg`Jobs are offered to you for these hours.` },
  duty: { label: msg`You are off duty`, hint: msg`No new jobs are offered to you. Turn duty on.` },
};

/** The keys are levels of `packages/domain/src/ledger/cash-limit.ts`. */
export const cashMessages = {
  warning: {
    label: msg`Deposit company cash soon`,
    hint: msg`Over the limit only jobs that are paid already are offered to you.`,
  },
  over: {
    label: msg`Deposit company cash now`,
    hint: msg`Until the deposit is confirmed, only jobs that are paid already are offered to you.`,
  },
};

export const workStepsMessages = {
  title: msg`Before jobs are offered to you`,
  inReview: msg`Your documents are in review`,
  inReviewHelp: msg`Our team is checking them. You have nothing to do.`,
};
