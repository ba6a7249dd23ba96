import { isGstin } from '@karigar/domain/identity/gstin';
import { isGstState, stateOfGstin } from '@karigar/domain/receipts/gst-states';

type Registered = { readonly gstin: string };

/** What is wrong with the suppliers of invoices: one registration for each state, each with a valid GSTIN. */
export const supplierProblems = (suppliers: readonly Registered[]): string[] => {
  const states = suppliers.map(({ gstin }) => stateOfGstin(gstin));
  return suppliers.flatMap(({ gstin }, at) => {
    const state = stateOfGstin(gstin);
    if (!isGstin(gstin) || !isGstState(state)) return [`INVOICE_SUPPLIER: ${gstin} is no GSTIN`];
    return states.indexOf(state) < at ? [`INVOICE_SUPPLIER: two suppliers of state ${state}`] : [];
  });
};

/** The supplier under whose GSTIN an invoice was issued; the first one for an invoice from before it was stored. */
export const supplierOf = <Supplier extends Registered>(
  suppliers: readonly Supplier[],
  gstin: string | null,
): Supplier => {
  const found = suppliers.find((one) => one.gstin === gstin) ?? suppliers[0];
  if (found === undefined) throw new Error('there is no supplier');
  return found;
};
