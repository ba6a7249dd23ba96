import { business, type Refusal } from './refusal.ts';

export const catalogueRefusals = {
  'category.not-found': business('This category was not found.', 'यह श्रेणी नहीं मिली।'),
  'service.not-found': business('This service is not offered.', 'यह सेवा अब उपलब्ध नहीं है।'),
  'provider.not-found': business('This serviceman was not found.', 'यह कारीगर नहीं मिला।'),
} as const satisfies Record<string, Refusal>;
