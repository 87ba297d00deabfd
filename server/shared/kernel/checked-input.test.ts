import { emailToKeep, emailToSignInWith } from './index.js';
import { checkOffered } from './checked-input.js';

const refused = expect.objectContaining({ code: 'identity/invalid-email', kind: 'invalid' });

describe('an email address', () => {
  it('R125, R126: loses white space and capitals', () => {
    expect(emailToSignInWith(' A b@C.d ')).toBe('ab@c.d');
    expect(emailToKeep(' Jane@Example.COM ')).toBe('jane@example.com');
  });

  it('keeps an international domain in one form', () => {
    expect(emailToKeep('jane@MÜNCHEN.de')).toBe('jane@xn--mnchen-3ya.de');
    expect(emailToSignInWith('jane@xn--mnchen-3ya.de')).toBe(emailToSignInWith('jane@münchen.de'));
  });

  it.each(['', 'jane', 'jane@example', '@example.com', `${'j'.repeat(250)}@example.com`])('is refused: %s', (typed) => {
    expect(() => emailToSignInWith(typed)).toThrow(refused);
  });

  it('R124, R129: is enough to sign in with before it is enough to be written to', () => {
    expect(emailToSignInWith('jane@example.c1')).toBe('jane@example.c1');
    expect(() => emailToKeep('jane@example.c1')).toThrow(refused);
  });
});

const list = [
  { id: 'york', label: 'York', withdrawn: true },
  { id: 'bath', label: 'Bath' },
];
const errors = { city: 'York is no longer in the list. Please choose another.' };

it('R444: what is withdrawn is not chosen again, and stays where it was', () => {
  expect(() => checkOffered('city', list, 'york')).toThrow(expect.objectContaining({ details: { errors } }));
  expect(() => checkOffered('city', list, ['bath', 'york'], ['bath'])).toThrow('Please correct the marked fields.');
  for (const [chosen, before] of [
    ['york', 'york'],
    [['york', 'bath'], ['york']],
    ['bath', null],
    [null, 'york'],
    [undefined, undefined],
  ]) {
    expect(() => checkOffered('city', list, chosen, before)).not.toThrow();
  }
});
