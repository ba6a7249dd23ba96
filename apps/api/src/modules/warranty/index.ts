import { claimWarrantyHandler } from './calls/claim-warranty.ts';
import { listRevisitSlotsHandler } from './calls/list-revisit-slots.ts';

export { readWarranty } from './claimable.ts';
export { findWaitingRevisits } from './find-waiting.ts';
export { payRevisit } from './pay-revisit.ts';
export { revisitEnds } from './waiting-store.ts';

export const warrantyHandlers = [listRevisitSlotsHandler, claimWarrantyHandler];
