import type { ProblemMember } from '../contract/problems.js';

const text = { type: 'string' as const };
const texts = { type: 'array' as const, items: text };
const number = { type: 'integer' as const };
const moment = { ...text, format: 'date-time' };
const things = { type: 'array' as const, items: { type: 'object' as const, additionalProperties: true } };

/** Members that some problems have; the page of a problem says more. */
const members: Readonly<Record<ProblemMember, object>> = {
  action: { ...text, description: 'The step that was asked for.' },
  brandId: { ...text, description: 'Whose plan it is about.' },
  brands: { ...texts, description: 'The brands that prevent it.' },
  checkedInAt: { ...moment, description: 'When this code was used.' },
  closed: { ...moment, description: 'Until when the step could be taken.' },
  collabId: { ...text, description: 'The Collab that it is about.' },
  feature: { ...text, description: 'Of a locked feature: which it is.' },
  findings: {
    ...things,
    description: 'Of a caption or a brief: what is wrong with it, each with rule and correction.',
  },
  id: { ...text, description: 'The record that was asked for.' },
  limit: { ...number, description: 'How many there can be.' },
  list: { ...text, description: 'The list that the choice is from.' },
  most: { ...number, description: 'The most that can be given.' },
  name: { ...text, description: 'The name that was given.' },
  obstacles: { ...texts, description: 'What is to be settled first, a sentence each.' },
  opens: { ...moment, description: 'From when on the step can be taken.' },
  pence: { ...number, description: 'What it is worth already, in pence.' },
  pricePence: { ...number, description: 'What it costs, in pence.' },
  reason: { ...text, description: 'For a locked feature: whether the plan or our staff locked it.' },
  results: { ...things, description: 'For a piece: the result of each golden rule.' },
  right: { ...text, description: 'What a member of this account would have to be allowed.' },
  scope: { ...text, description: 'The scope that the API key lacks.' },
  seats: { ...number, description: 'How many members the plan has room for.' },
  stage: { ...number, description: 'Where the Collab is now.' },
  taken: { ...number, description: 'How many seats are taken.' },
  until: { ...moment, nullable: true, description: 'Until when it is so; null where nobody has said.' },
  venue: { ...text, description: 'The venue where the visit is.' },
  visitAt: { ...moment, description: 'When the visit is.' },
  why: { ...text, description: 'What the card provider said.' },
  word: { ...text, description: 'The word that cannot be searched for.' },
};

/** RFC 9457, as every error is answered. */
const problem = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  properties: {
    type: { ...text, description: 'Where this kind of problem is explained.' },
    title: text,
    status: { type: 'integer' as const },
    detail: { ...text, description: 'A clear sentence for the person who meets it.' },
    instance: text,
    code: { ...text, description: 'Stable: match on it.' },
    requestId: text,
    errors: { type: 'object' as const, additionalProperties: text, description: 'For bad input: field → sentence.' },
    ...members,
  },
};

const seconds = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const limits = {
  'ratelimit-limit': { description: 'How many requests a minute.', schema: { type: 'integer' } },
  'ratelimit-remaining': { description: 'How many are left.', schema: { type: 'integer' } },
  'ratelimit-reset': seconds('Seconds until they are all there again.'),
  'retry-after': seconds('Seconds to wait.'),
};

const challenge = { 'www-authenticate': { description: 'Bearer: by an API key. People sign in.', schema: text } };
const allow = { allow: { description: 'Of 405: the methods that there are.', schema: text } };

const answer = (description: string, headers?: Record<string, object>) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What is said once and pointed at by every operation. */
export const problemComponents = {
  schemas: { Problem: problem },
  responses: {
    BadInput: answer('Something sent is not as it should be; `errors` names each field.'),
    NotSignedIn: answer('Nobody is signed in, or the API key is not good.', challenge),
    NotAllowed: answer('Not for this role, plan, scope or moment.'),
    NotThere: answer('There is nothing here for you.'),
    TooMany: answer('Too many requests.', limits),
    Problem: answer('Another problem; its `code` says which.', allow),
    Fault: answer('A fault of ours, or of something that we need. What was sent may be sent again.'),
  },
};

/** Which problems an operation can answer, as far as its form tells. `default` is every other: not all generators know `4XX`. */
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
