type TrustedPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => TrustedPolicy;
};

/** The one Trusted Types policy that our content security policy allows: scripts of our own origin only. */
const rules = {
  createScriptURL: (url: string): string => {
    if (new URL(url, location.origin).origin !== location.origin)
      throw new TypeError('A script of another origin');
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy: TrustedPolicy = trustedTypes?.createPolicy('app', rules) ?? rules;

/** The URL of our worker, in the type that browsers with Trusted Types require. */
export const trustedUrl = (url: string): string => policy.createScriptURL(url);
