import { protocol, type Refusal } from './refusal.ts';

/** Refusals before a call's own rules run. */
export const protocolRefusals = {
  'request.malformed': protocol(400, 'The request could not be read.', 'अनुरोध पढ़ा नहीं जा सका।'),
  'client.unknown': protocol(403, 'This app is not known.', 'यह ऐप पहचाना नहीं गया।'),
  'session.missing': protocol(401, 'Please log in.', 'लॉगिन करें।'),
  'session.ended': protocol(
    401,
    'Your session has ended. Please log in again.',
    'आपका सेशन खत्म हो गया। फिर से लॉगिन करें।',
  ),
  // 401, so that a client that does not know it keeps its queue and asks to log in.
  'session.second-proof-needed': protocol(
    401,
    'Please confirm that it is you.',
    'कृपया पुष्टि करें कि यह आप ही हैं।',
  ),
  'role.not-allowed': protocol(403, 'You are not allowed to do this.', 'आपको इसकी अनुमति नहीं है।'),
  'call.unknown': protocol(404, 'No such call.', 'ऐसी कोई कॉल नहीं है।'),
  'key.in-progress': protocol(409, 'This action is still in progress.', 'यही काम अभी चल रहा है।'),
  'request.too-large': protocol(413, 'The request is too large.', 'अनुरोध बहुत बड़ा है।'),
  'key.reused': protocol(
    422,
    'This action was already sent with other content.',
    'यह काम पहले दूसरी जानकारी के साथ भेजा गया था।',
  ),
  'client.too-old': protocol(426, 'Please update the app to go on.', 'आगे बढ़ने के लिए ऐप अपडेट करें।'),
  'limit.too-many': protocol(
    429,
    'Too many requests. Please wait a moment.',
    'बहुत ज़्यादा अनुरोध। थोड़ा रुकें।',
  ),
  'server.failed': protocol(500, 'Something went wrong on our side.', 'हमारी तरफ़ से कुछ गड़बड़ हुई।'),
  'server.busy': protocol(503, 'Please try again shortly.', 'थोड़ी देर में फिर कोशिश करें।'),
} as const satisfies Record<string, Refusal>;
