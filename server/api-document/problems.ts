import type { ProblemMember } from '../contract/problems.js';

const text = { type: 'string' as const };
const texts = { type: 'array' as const, items: text };
const number = { type: 'integer' as const };
const moment = { ...text, format: 'date-time' };
const things = { type: 'array' as const, items: { type: 'object' as const, additionalProperties: true } };

/** Extension members of some problems; each problem's page describes them. */
const members: Readonly<Record<ProblemMember, object>> = {
  action: { ...text, description: 'The requested step.' },
  brandId: { ...text, description: 'The brand that the plan belongs to.' },
  brands: { ...texts, description: 'The brands that prevent this.' },
  checkedInAt: { ...moment, description: 'When the code was used.' },
  closed: { ...moment, description: 'The latest time at which the step could be taken.' },
  collabId: { ...text, description: 'The Collab concerned.' },
  feature: { ...text, description: 'The locked feature.' },
  findings: {
    ...things,
    description: 'What is wrong with a caption or brief; each finding has its rule and correction.',
  },
  id: { ...text, description: 'The id of the requested record.' },
  limit: { ...number, description: 'The maximum number.' },
  list: { ...text, description: 'The list that the choice belongs to.' },
  most: { ...number, description: 'The highest number allowed.' },
  name: { ...text, description: 'The name you sent.' },
  obstacles: { ...texts, description: 'What must be settled first, one sentence each.' },
  opens: { ...moment, description: 'The earliest time at which the step can be taken.' },
  pence: { ...number, description: 'The current value in pence.' },
  pricePence: { ...number, description: 'The price in pence.' },
  reason: { ...text, description: 'Whether the plan or our staff locked the feature.' },
  results: { ...things, description: 'The result of each golden rule for the piece.' },
  right: { ...text, description: 'The right that the member lacks.' },
  scope: { ...text, description: 'The scope that the API key lacks.' },
  seats: { ...number, description: 'The number of members the plan allows.' },
  stage: { ...number, description: 'The current stage of the Collab.' },
  taken: { ...number, description: 'The number of seats taken.' },
  until: { ...moment, nullable: true, description: 'When this ends; `null` if no end is set.' },
  venue: { ...text, description: 'The venue of the visit.' },
  visitAt: { ...moment, description: 'The time of the visit.' },
  why: { ...text, description: 'The card provider’s reason.' },
  word: { ...text, description: 'The word that can’t be searched for.' },
};

/** RFC 9457, the format of every error. */
const problem = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  properties: {
    type: { ...text, description: 'The address of a page that explains this kind of problem.' },
    title: text,
    status: { type: 'integer' as const },
    detail: { ...text, description: 'A clear sentence to show to the user.' },
    instance: text,
    code: { ...text, description: 'A stable code to match on.' },
    requestId: text,
    errors: {
      type: 'object' as const,
      additionalProperties: text,
      description: 'For invalid input: a sentence for each field.',
    },
    ...members,
  },
};

const seconds = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const limits = {
  'ratelimit-limit': { description: 'The number of requests allowed a minute.', schema: { type: 'integer' } },
  'ratelimit-remaining': { description: 'The number of requests left.', schema: { type: 'integer' } },
  'ratelimit-reset': seconds('Seconds until the full number is available again.'),
  'retry-after': seconds('Seconds to wait before the next request.'),
};

const challenge = { 'www-authenticate': { description: 'Bearer: send an API key. People sign in.', schema: text } };
const allow = { allow: { description: 'For 405: the supported methods.', schema: text } };

const answer = (description: string, headers?: Record<string, object>) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Shared components, referenced by every operation. */
export const problemComponents = {
  schemas: { Problem: problem },
  responses: {
    BadInput: answer('The request is invalid; `errors` names each field.'),
    NotSignedIn: answer('Not signed in, or the API key isn’t valid.', challenge),
    NotAllowed: answer('Not allowed for this role, plan or scope, or at this time.'),
    NotThere: answer('Not found, or not visible to you.'),
    TooMany: answer('Too many requests.', limits),
    Problem: answer('Another problem; see its `code`.', allow),
    Fault: answer('An error in our service, or in one that it depends on. You can send the request again.'),
  },
};

/**
 * The problems that an operation can return, as far as its signature tells. `default` covers all others: not all
 * generators support `4XX`.
 */
export function problemsOf(asks: { input: boolean; open: boolean; limited: boolean; record: boolean }): object {
  const named = {
    ...(asks.input ? { 400: 'BadInput' } : {}),
    ...(asks.open ? {} : { 401: 'NotSignedIn' }),
    ...(asks.limited ? { 403: 'NotAllowed' } : {}),
    ...(asks.record ? { 404: 'NotThere' } : {}),
    429: 'TooMany',
    503: 'Fault',
    default: 'Problem',
  };
  return Object.fromEntries(
    Object.entries(named).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
