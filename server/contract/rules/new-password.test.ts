import { newPasswordFault } from './new-password.js';

describe('a new password', () => {
  it.each([
    ['four words of mine'],
    ['Kettle-7-Harbour'],
    ['пароль из слов'],
    ['x'.repeat(200) + 'yzabc'],
    ['12 geese flew'],
  ])('may be %s', (password) => {
    expect(newPasswordFault(password)).toBeNull();
  });

  it('R122: has 8 to 256 characters', () => {
    expect(newPasswordFault('kettle7')).toBe('Please choose a password of at least 8 characters.');
    expect(newPasswordFault('kettle 7')).toBeNull();
    expect(newPasswordFault('kettle 7'.repeat(32))).toBeNull();
    expect(newPasswordFault('kettle 7 ab'.repeat(32))).toBe('Please choose a password of at most 256 characters.');
  });

  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'p4$$w0rd2026',
    'Welcome123',
    'qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    'abcdabcd',
    '19841984',
    'Tastemaker26',
    'letmein!!',
  ])('is not a common one: %s', (password) => {
    expect(newPasswordFault(password)).toContain('too common');
  });
});
