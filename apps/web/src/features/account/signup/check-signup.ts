export const SIGNUP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirm',
  'terms',
] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export type Signup = {
  readonly [Field in Exclude<SignupField, 'terms'>]: string;
} & { readonly terms: boolean };

export type Problem = 'missing' | 'differs';
export type Problems = Partial<Record<SignupField, Problem>>;

/** Checks that need no server; the server checks phone and email. */
export const checkSignup = (signup: Signup): Problems => {
  const problems: Problems = {};
  for (const field of SIGNUP_FIELDS) {
    const value = signup[field];
    if (value === false || (typeof value === 'string' && value.trim() === ''))
      problems[field] = 'missing';
  }
  if (problems.confirm === undefined && signup.confirm !== signup.password)
    problems.confirm = 'differs';
  return problems;
};

/** The field that a refusal is about, so that its message is shown there too. */
export const FIELD_OF_REFUSAL: Readonly<Record<string, SignupField>> = {
  'name.missing': 'firstName',
  'phone.invalid': 'phone',
  'email.invalid': 'email',
  'password.too-weak': 'password',
};
