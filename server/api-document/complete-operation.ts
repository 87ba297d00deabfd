import { isRepeatable } from '../shared/http/keys.js';
import { type Audience, audienceInWords } from './audience.js';
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
    'Best a UUID. Sent again with the same key and body within a day, this is not done again: the first answer is.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
};

const fields = {
  name: 'fields',
  in: 'query',
  required: false,
  description: 'Only these fields of the answer, of a list those of its items, with commas between them: `id,title`.',
  schema: { type: 'string' },
};

const partsOfAddresses: Readonly<Record<string, string>> = {
  id: 'The record’s id.',
  uid: 'The profile’s uid.',
  token: 'The secret of the link, as it was sent.',
  kind: 'What kind of record it is.',
  action: 'Which step to take.',
  name: 'Its name in the catalogue.',
  handle: 'The handle, without @.',
  feature: 'Which feature of the plans.',
  setting: 'Which setting.',
};

const headers: Readonly<Record<string, string>> = {
  'tus-resumable': 'The version of tus: 1.0.0.',
  'upload-length': 'Bytes of the whole file.',
  'upload-offset': 'From which byte on this part goes.',
  'upload-metadata': 'As tus says: names, each with its value in Base64.',
  'last-event-id': 'The last event that came; what came after it follows.',
  'stripe-signature': 'As Stripe signs.',
  'idempotency-key': 'A UUIDv7 of the page’s own: sent again under it, it is kept once.',
  range: 'The part of the file that is wanted.',
  'if-none-match': 'The `etag` one has.',
  accept: 'Which picture formats are taken.',
};

const inWords = ({ name, in: place }: Parameter): string | undefined =>
  place === 'path'
    ? (partsOfAddresses[name] ?? (name.endsWith('Id') ? 'The record’s id, a UUID.' : undefined))
    : headers[name.toLowerCase()];

/** Operations that accept a key are for partners; the other audiences are set at the controllers. */
const audiencesOf = ({ tags = [], 'x-scope': scope }: Operation): string[] => [
  ...tags.filter((tag) => tag !== 'partner'),
  ...(scope ? ['partner'] : []),
];

const successWords: Readonly<Record<string, string>> = {
  200: 'Done; this is the answer.',
  201: 'Made.',
  202: 'Taken; it is done in a moment.',
  204: 'Done; there is nothing to say.',
  206: 'The part that was asked for.',
  303: 'It goes on at another address.',
  304: 'Nothing has changed.',
};

const replayed = {
  'idempotent-replayed': {
    description: '`true`: nothing was done; this is the first answer again.',
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

/** What the handlers' decorators do not say, because it follows from what they say. */
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
