type TrustedPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => TrustedPolicy;
};

/** The one policy that our content security policy allows: scripts of our own origin, nothing else. */
const rules = {
  createScriptURL: (url: string): string => {
    if (new URL(url, location.origin).origin !== location.origin)
      throw new TypeError('A script of another origin');
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy: TrustedPolicy = trustedTypes?.createPolicy('app', rules) ?? rules;

/** The address of a worker of ours, in the form that browsers with Trusted Types ask for. */
export const trustedUrl = (url: string): string => policy.createScriptURL(url);
