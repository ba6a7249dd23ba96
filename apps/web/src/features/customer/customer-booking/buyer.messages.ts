import { msg } from '@lingui/core/macro';

export const buyerMessages = {
  row: msg`Invoice for a business`,
  rowHelp: msg`Add a GSTIN before the bill is paid`,
  rowGiven: msg`GSTIN {gstin}`,
  title: msg`Invoice for a business`,
  close: msg`Close`,
  help: msg`The invoice is written when the bill is paid or the work is completed. After that it cannot be changed.`,
  gstin: msg`GSTIN`,
  gstinHelp: msg`15 letters and digits, registered in {state}`,
  name: msg`Name of the business`,
  nameHelp: msg`As on the GST registration`,
  takeLast: msg`Use {name} again`,
  save: msg`Save`,
  saving: msg`Saving...`,
  remove: msg`Invoice me instead`,
  incomplete: msg`Write both, the GSTIN and the name.`,
  written: msg`The invoice of this booking is written already. It can no longer be changed.`,
  couldNotLoad: msg`The GSTIN could not be loaded`,
};
