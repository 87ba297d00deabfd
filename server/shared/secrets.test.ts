import { RandomSecretTokens } from './secrets.js';

it('R93: a token has 256 bits, is safe in an address, and only its hash is kept', () => {
  const tokens = new RandomSecretTokens();
  const { token, hash } = tokens.make();

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens.hashOf(token)).toBe(hash);
  expect(tokens.make().token).not.toBe(token);
});
