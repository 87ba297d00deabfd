import { isRepeatable } from '../shared/http/keys.js';
import { groupOf } from './groups.js';
import { problemsOf } from './problems.js';

type Parameter = { name: string; in: string; description?: string };

export type Operation = Audience & {
  operationId?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  tags?: string[];
  responses?: Record<
    string,
    { description?: string; content?: Record<string, unknown>; headers?: Record<string, unknown> }
  >;
  security?: object[];
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Ideally a UUID that you generate. A request repeated with the same key and body within a day returns the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
};

const fields = {
  name: 'fields',
  in: 'query',
  required: false,
  description: 'The fields to return, separated by commas: `id,title`. For a list, the fields of its items.',
  schema: { type: 'string' },
};

const partsOfAddresses: Readonly<Record<string, string>> = {
  platform: 'The platform of the account.',
  day: 'A UK day: `2026-11-27`.',
  id: 'The record’s id.',
  uid: 'The profile’s uid.',
  token: 'The secret token of the link.',
  kind: 'The kind of record.',
  action: 'The step to take.',
  name: 'The name in the catalogue.',
  handle: 'The handle, without @.',
  feature: 'The plan feature.',
  setting: 'The setting.',
};

const headers: Readonly<Record<string, string>> = {
  'webhook-id': 'The message’s id. Messages with the same id count once.',
  'webhook-timestamp': 'When the message was sent, in seconds since 1970.',
  'webhook-signature': 'Its signature, or several with spaces between them, as in Standard Webhooks.',
  'tus-resumable': 'The tus protocol version: 1.0.0.',
  'upload-length': 'The size of the whole file in bytes.',
  'upload-offset': 'The byte offset at which this part begins.',
  'upload-metadata': 'Names with Base64-encoded values, as tus specifies.',
  'last-event-id': 'The id of the last event received; the stream resumes after it.',
  'stripe-signature': 'The signature that Stripe sends.',
  'x-hub-signature-256': 'The signature that Instagram sends.',
  'tiktok-signature': 'The signature that TikTok sends.',
  'idempotency-key': 'A UUIDv7 that the page generates: an event sent again with it is kept once.',
  range: 'The byte range to return.',
  'if-none-match': 'The `etag` of the copy you have.',
  accept: 'The picture formats that the client accepts.',
};

const inWords = ({ name, in: place }: Parameter): string | undefined =>
  place === 'path'
    ? (partsOfAddresses[name] ?? (name.endsWith('Id') ? 'The record’s id, a UUID.' : undefined))
    : headers[name.toLowerCase()];

/** Operations that accept a key are for partners; other audiences are set on the controllers. */
const audiencesOf = ({ tags = [], 'x-scope': scope }: Operation): string[] => [
  ...tags.filter((tag) => tag !== 'partner'),
  ...(scope ? ['partner'] : []),
];

const successWords: Readonly<Record<string, string>> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; it is carried out shortly.',
  204: 'Success, with no content.',
  206: 'The requested byte range.',
  303: 'Redirects to another address.',
  304: 'Not modified.',
};

const replayed = {
  'idempotent-replayed': {
    description: '`true` if this is the first response again and nothing was carried out.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const withWords = (responses: NonNullable<Operation['responses']> = {}, headers?: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, ...(headers && { headers }), description: response.description || successWords[status] },
    ]),
  );

const answersJson = ({ responses = {} }: Operation): boolean =>
  Boolean(responses['200']?.content?.['application/json']);

/** Adds what can be derived from the handlers' decorators. */
export function completeOperation(verb: string, address: string, operation: Operation): Operation {
  const { 'x-roles': roles = [], 'x-scope': scope, parameters = [] } = operation;
  const open = roles.includes('public');
  const repeatable = verb === 'post' && isRepeatable(scope);
  return {
    ...operation,
    description: [operation.description, audienceInWords(operation)].filter(Boolean).join('\n\n'),
    parameters: [
      ...parameters.map((each) => ({ ...each, description: each.description ?? inWords(each) })),
      ...(repeatable ? [idempotencyKey] : []),
      ...(verb === 'get' && scope && answersJson(operation) ? [fields] : []),
    ],
    tags: [groupOf(address)],
    'x-audience': audiencesOf(operation),
    security: open ? [] : operation.security,
    responses: {
      ...withWords(operation.responses, repeatable ? replayed : undefined),
      ...problemsOf({
        input: operation.requestBody !== undefined || parameters.some((each) => each.in === 'query'),
        open,
        limited: !open && !roles.includes('signed-in'),
        record: parameters.some((each) => each.in === 'path'),
      }),
    },
  };
}

export type Audience = Readonly<{
  'x-audience'?: readonly string[];
  'x-roles'?: readonly string[];
  'x-staff-roles'?: readonly string[];
  'x-scope'?: string;
  'x-fresh-proof'?: boolean;
}>;

const words: Readonly<Record<string, string>> = {
  brand: 'brands',
  influencer: 'influencers',
  admin: 'staff',
  'read-only': 'read-only',
  operations: 'operations',
  'super-user': 'super users',
};

const listed = (ids: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(ids.map((id) => words[id] ?? id));

function whoMayKnock({ 'x-roles': roles = [], 'x-staff-roles': staff }: Audience): string {
  if (roles.includes('public')) return 'Open to everyone.';
  if (roles.includes('signed-in')) return 'For anyone who is signed in.';
  if (roles.includes('second-step')) return 'For a sign-in that still needs its second step.';
  return staff ? `For staff: ${listed(staff)}.` : `For ${listed(roles)}.`;
}

/** An operation's audience, in sentences, from its handler's decorators. */
export function audienceInWords(audience: Audience): string {
  return [
    whoMayKnock(audience),
    audience['x-scope'] && `API keys need the scope \`${audience['x-scope']}\`.`,
    audience['x-fresh-proof'] && 'Requires a proof of identity from the last ten minutes.',
  ]
    .filter(Boolean)
    .join(' ');
}
