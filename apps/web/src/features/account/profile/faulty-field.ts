export type ProfileField = 'firstName' | 'lastName' | 'phone' | 'address' | 'email';

/** The form field that a refusal is about; null when it is about none. */
export const faultyField = (
  refusal: string,
  values: Readonly<Record<ProfileField, string>>,
): ProfileField | null => {
  if (refusal === 'name.missing') return values.firstName.trim() === '' ? 'firstName' : 'lastName';
  if (refusal.startsWith('phone.')) return 'phone';
  return refusal.startsWith('email.') ? 'email' : null;
};
