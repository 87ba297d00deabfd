import { plainError } from './plain-error.js';

it.each([
  ['Error: connect ECONNREFUSED 127.0.0.1:25\n    at node:net:1', 'Error: connect ECONNREFUSED 127.0.0.1:25'],
  ['550 No mailbox for <rosa.pier@mail.example>', '550 No mailbox for <…@…>'],
  ['Cannot reach smtp://user:hunter2@mail.example:25', 'Cannot reach smtp://…@mail.example:25'],
  ['GET https://store.example/file?X-Signature=abc failed', 'GET https://store.example/file?… failed'],
  ['Invalid API Key: sk_live_123', 'Invalid API Key: …'],
  ['{"password":"hunter2","a":1}', '{"password":"…'],
  ['No such row 01890000-0000-7000-8000-000000000001', 'No such row …'],
  ['eyJhbGciOiJIUzI1NiJ9xxxxxxxx.eyJzdWIiOiIxIn0.c2ln was refused', '… was refused'],
])('tells %j without secrets', (error, said) => expect(plainError(error)).toBe(said));

it('has nothing to say of nothing, and keeps short', () => {
  expect(plainError(null)).toBeNull();
  expect(plainError(' \n ')).toBeNull();
  expect(plainError('no '.repeat(200))).toHaveLength(200);
});
