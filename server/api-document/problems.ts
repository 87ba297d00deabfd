const text = { type: 'string' as const };

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
  },
};

const seconds = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const limits = {
  'ratelimit-limit': { description: 'How many requests a minute.', schema: { type: 'integer' } },
  'ratelimit-remaining': { description: 'How many are left.', schema: { type: 'integer' } },
  'ratelimit-reset': seconds('Seconds until they are all there again.'),
  'retry-after': seconds('Seconds to wait.'),
};

const answer = (description: string, headers?: typeof limits) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What is said once and pointed at by every operation. */
export const problemComponents = {
  schemas: { Problem: problem },
  responses: {
    BadInput: answer('Something sent is not as it should be; `errors` names each field.'),
    NotSignedIn: answer('Nobody is signed in, or the API key is not good.'),
    NotAllowed: answer('Not for this role, plan, scope or moment.'),
    NotThere: answer('There is nothing here for whoever asks.'),
    TooMany: answer('Too many requests.', limits),
    Problem: answer('Another problem of the request; its `code` says which.'),
    Fault: answer('A fault of ours. What was sent may be sent again.'),
  },
};

/** Which problems an operation can answer, as far as its form tells. */
export function problemsOf(asks: { input: boolean; open: boolean; limited: boolean; record: boolean }): object {
  const named = {
    ...(asks.input ? { 400: 'BadInput' } : {}),
    ...(asks.open ? {} : { 401: 'NotSignedIn' }),
    ...(asks.limited ? { 403: 'NotAllowed' } : {}),
    ...(asks.record ? { 404: 'NotThere' } : {}),
    429: 'TooMany',
    '4XX': 'Problem',
    '5XX': 'Fault',
  };
  return Object.fromEntries(
    Object.entries(named).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
