import { checkNewPassword } from './new-password.js';

describe('a new password', () => {
  // Each is long enough and isn't a common word with something appended, which the form already refuses.
  it.each([
    'football1',
    'michelle',
    'Samantha',
    'jordan23',
    'blink182',
    'zaq12wsx',
    '1q2w3e4r',
    'liverpool1',
    'chocolate',
  ])('is refused if it is often leaked: %s', (password) => {
    expect(() => checkNewPassword(password)).toThrow(expect.objectContaining({ code: 'identity/bad-new-password' }));
  });

  it.each([
    'four words of mine',
    'Kettle-7-Harbour',
    'fourteen teaspoons',
    'пароль из слов',
    'x'.repeat(200) + 'yzabc',
  ])('may be %s', (password) => {
    expect(() => checkNewPassword(password)).not.toThrow();
  });
});
