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

/** Headers of every reply, calls included. */
export const addPlainHeaders = (reply: FastifyReply, isProduction: boolean): void => {
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  // A drawing, which other origins may show, already has its own.
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', 'same-origin');
  if (isProduction) {
    reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
};

/** Headers of a document. */
export const addDocumentHeaders = (reply: FastifyReply): void => {
  reply
    .header('content-security-policy', `${POLICY}; report-uri ${CSP_REPORTS}; report-to csp`)
    .header('reporting-endpoints', `csp="${CSP_REPORTS}"`)
    .header('cross-origin-opener-policy', 'same-origin')
    .header(
      'permissions-policy',
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), otp-credentials=(self)',
    );
};
