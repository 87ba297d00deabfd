import { UnsubscribeTokens } from './letter-notification-mails.js';

const tokens = new UnsubscribeTokens({ sessionSecret: 'a secret' });
const mine = { userId: '01890000-0000-7000-8000-000000000001', kind: 'message' } as const;

test('a link stops what it was made for, and nothing that others have signed or changed', () => {
  const token = tokens.make(mine);

  expect(tokens.read(token)).toEqual(mine);
  expect(tokens.read(token.replace('message', 'everything'))).toBeNull();
  expect(tokens.read(new UnsubscribeTokens({ sessionSecret: 'another' }).make(mine))).toBeNull();
  const after = new UnsubscribeTokens({ sessionSecret: 'another', previousSessionSecret: 'a secret' });
  expect(after.read(token)).toEqual(mine);
  for (const nonsense of ['', 'a', 'a.b', 'a.message.']) expect(tokens.read(nonsense)).toBeNull();
});
