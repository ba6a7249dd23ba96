import type { Place } from '@karigar/domain/bookings/place';
import type { Say } from '@karigar/domain/msg';
import { onboardingSteps, whyNoWork } from '@karigar/domain/verification/onboarding';
import { bankReason, documentReason } from '@karigar/domain/verification/review-texts';
import type { StandingRow } from './standing-store.ts';

type Work = { readonly place: Place | null; readonly hours: number; readonly isOnDuty: boolean };

/** What comes before the first offer; null for a verified serviceman. */
export const presentOnboarding = (standing: StandingRow, work: Work, says: Say) => {
  if (standing.is_verified) return null;
  const { name, documents, bank, skills, withdrawn } = standing;
  const steps = onboardingSteps({
    ...work,
    name,
    documents: documents.map(({ type, status, isSent, sentAt, reasonKind, words }) => ({
      type,
      status,
      sentAt: isSent ? sentAt : null,
      reason: documentReason(reasonKind, words, says) || null,
    })),
    bank: bank && {
      sentAt: bank.sentAt,
      outcome: bank.outcome,
      reason: bankReason(bank.reasonKind, bank.words, says) || null,
    },
    skills: skills.length,
    appliedAt: standing.applied_at?.getTime() ?? null,
    hasAlerts: standing.has_alerts,
  });
  return { why: whyNoWork(steps, withdrawn !== null), reason: withdrawn, steps: [...steps] };
};
