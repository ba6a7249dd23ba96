import { isGstin } from '../identity/gstin.ts';
import { accepted, refused } from '../result.ts';
import { isGstState, stateOfGstin, type GstState } from './gst-states.ts';

/** A registered business that gets an invoice with its GSTIN. */
export type Buyer = { readonly gstin: string; readonly name: string };

const SHORTEST_NAME = 3;

/**
 * Spaces and small letters are a matter of typing. The GSTIN is of the state where the work is done: it is the
 * registration that receives the service, so that place of supply and tax are the same for everybody (docs/tax.md).
 */
export const readBuyer = (written: Buyer, place: GstState) => {
  const gstin = written.gstin.replaceAll(/[\s-]/g, '').toUpperCase();
  const name = written.name.replaceAll(/\s+/g, ' ').trim();
  if (!isGstin(gstin) || !isGstState(stateOfGstin(gstin))) return refused('buyer.gstin-invalid');
  if (stateOfGstin(gstin) !== place) return refused('buyer.gstin-of-another-state');
  if (name.length < SHORTEST_NAME) return refused('buyer.name-missing');
  return accepted({ gstin, name });
};
