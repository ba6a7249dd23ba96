import { msg } from '@lingui/core/macro';

export const signupMessages = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  confirmPassword: msg`Confirm password`,
  passwordHelp: msg`8 or more characters`,
  terms: msg`I agree to the terms`,
  signingUp: msg`Signing up...`,
  failed: msg`Signup failed.`,
  firstNameMissing: msg`Please enter your first name`,
  lastNameMissing: msg`Please enter your last name`,
  phoneMissing: msg`Please enter a phone number`,
  confirmMissing: msg`Please enter your password again`,
  passwordsDiffer: msg`Passwords do not match.`,
  termsMissing: msg`Please accept the terms.`,
};
