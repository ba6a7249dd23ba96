import { LANGUAGES } from '@karigar/domain/language';
import { createGupshup, type GupshupSetup } from '#platform/messages/gupshup';
import { SMS_TEMPLATES, smsText } from '#platform/messages/sms-texts';
import { startStandIn, type StandInRequest } from './stand-in.ts';

const GUPSHUP_ACCOUNT = {
  user: '2000012345',
  password: 'stand-in & password',
  sender: 'KARIGR',
  entityId: '1101234567890123456',
} as const;

const named = SMS_TEMPLATES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

/** DLT ids have 19 digits. */
export const DLT_TEMPLATES = Object.fromEntries(
  named.map(({ name, language }, nth) => [
    `${name}.${language}`,
    String(1_107_000_000_000_000_000n + BigInt(nth)),
  ]),
);

/** The registered text with a gap for each value, as the operators compare it. */
const templateOf = (id: string) =>
  named.find(({ name, language }) => DLT_TEMPLATES[`${name}.${language}`] === id);

const patternOf = (id: string): RegExp | null => {
  const found = templateOf(id);
  if (found === undefined) return null;
  const gap = '\u0000';
  const values = { code: gap, link: gap, bookingNo: gap, name: gap, at: gap, by: gap, amount: gap };
  const text = smsText(found.name, found.language, values);
  return new RegExp(
    `^${text
      .split(gap)
      .map((part) => RegExp.escape(part))
      .join('.{1,40}')}$`,
    'u',
  );
};

export type GupshupMessage = {
  readonly to: string;
  readonly text: string;
  readonly type: string;
  readonly id: string;
  readonly template: string;
};

const error = (id: string, details: string) => ({
  status: 200,
  body: { response: { id, phone: '', details, status: 'error' } },
});

/** A stand-in for Gupshup Enterprise SMS: `SendMessage`, which compares texts with those registered on DLT. */
export const startGupshup = async (options: { readonly port?: number } = {}) => {
  const sent: GupshupMessage[] = [];
  const answer = ({ method, url, text }: StandInRequest) => {
    if (url.pathname !== '/GatewayAPI/rest') return { status: 404, body: '<html>Not Found</html>' };
    const given = method === 'POST' ? new URLSearchParams(text) : url.searchParams;
    const of = (name: string): string => given.get(name) ?? '';
    for (const name of ['method', 'userid', 'password', 'send_to', 'msg'])
      if (of(name) === '') return error('101', `The parameter "${name}" is missing`);
    if (of('userid') !== GUPSHUP_ACCOUNT.user) return error('103', 'The user does not exist');
    if (of('password') !== GUPSHUP_ACCOUNT.password)
      return error('102', 'Authentication of the user failed');
    if (of('method').toLowerCase() !== 'sendmessage')
      return error('106', 'The method is not supported');
    if (of('v') !== '1.1') return error('107', 'The specified version is invalid');
    if (of('mask') !== GUPSHUP_ACCOUNT.sender) return error('108', 'The mask is invalid');
    if (!/^91\d{10}$/.test(of('send_to')))
      return error('105', `The phone number "${of('send_to')}" is not a valid phone number`);
    const isRegistered =
      of('principalEntityId') === GUPSHUP_ACCOUNT.entityId &&
      patternOf(of('dltTemplateId'))?.test(of('msg')) === true;
    if (!isRegistered) return error('344', 'The text is not that of the template');
    const id = `72801471086329${String(sent.length).padStart(4, '0')}-${Date.now()}`;
    const template = templateOf(of('dltTemplateId'))?.name ?? '';
    sent.push({ to: `+${of('send_to')}`, text: of('msg'), type: of('msg_type'), id, template });
    return {
      status: 200,
      body: { response: { id, phone: of('send_to'), details: '', status: 'success' } },
    };
  };
  const standIn = await startStandIn({
    answer,
    tooMany: error('100', 'Too many requests'),
    broken: { status: 503, body: '<html>Service Unavailable</html>' },
    ...options,
  });
  return {
    ...standIn,
    sent: sent as readonly GupshupMessage[],
    env: {
      GUPSHUP_URL: standIn.origin,
      GUPSHUP_USER: GUPSHUP_ACCOUNT.user,
      GUPSHUP_PASSWORD: GUPSHUP_ACCOUNT.password,
      SMS_SENDER: GUPSHUP_ACCOUNT.sender,
      SMS_ENTITY: GUPSHUP_ACCOUNT.entityId,
      SMS_TEMPLATES: JSON.stringify(DLT_TEMPLATES),
    },
    adapter: (setup: Partial<GupshupSetup> = {}) =>
      createGupshup({
        url: standIn.origin,
        ...GUPSHUP_ACCOUNT,
        templateIds: DLT_TEMPLATES,
        timeoutMs: 5_000,
        ...setup,
      }),
  };
};
