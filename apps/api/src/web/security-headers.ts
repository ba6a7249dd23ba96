import type { FastifyReply } from 'fastify';

/** Only our own files run, and no text becomes code. Each line has been tested to be needed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ');

export const CSP_REPORTS = '/reports/csp';

/** For replies that no browser should show as a page of its own. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every reply: calls, files, pages, the live stream and replies to malformed requests. */
export const plainHeaders = ({ protocol }: URL): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': NO_PAGE,
  ...(protocol === 'https:' && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
});

/** Adds the headers that the reply does not have: a page has its own policy, a drawing may be shown elsewhere. */
export const addPlainHeaders = (reply: FastifyReply, publicUrl: URL): void => {
  for (const [name, value] of Object.entries(plainHeaders(publicUrl)))
    if (!reply.hasHeader(name)) reply.header(name, value);
};

/** What a page may ask the browser for. */
const FEATURES = {
  public:
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), otp-credentials=(self)',
  console:
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
};

/** Headers of a document. */
export const addDocumentHeaders = (
  reply: FastifyReply,
  listener: keyof typeof FEATURES = 'public',
): void => {
  reply
    .header('content-security-policy', `${POLICY}; report-uri ${CSP_REPORTS}; report-to csp`)
    .header('reporting-endpoints', `csp="${CSP_REPORTS}"`)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', FEATURES[listener]);
};
