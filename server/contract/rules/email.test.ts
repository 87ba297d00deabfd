import { emailFaultOnBlur, isSimpleEmail, isStrictEmail, normaliseTypedEmail, shownEmail } from './email.js';

test.each(['a@b.c', 'jane+ivy@mail.example.com', 'ü@ü.de'])('R124: "%s" is enough to sign in with', (email) =>
  expect(isSimpleEmail(email)).toBe(true),
);
test.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@@b.c', `${'a'.repeat(250)}@b.co`])(
  'R124: "%s" is not enough to sign in with',
  (email) => expect(isSimpleEmail(email)).toBe(false),
);

test('R125, R131: typed or pasted whitespace goes', () => {
  expect(normaliseTypedEmail(' a b@c.d\t\n')).toBe('ab@c.d');
});
test('R126, R131: typed or pasted capitals become small', () => {
  expect(normaliseTypedEmail('A@B.CO')).toBe('a@b.co');
});

test.each([
  ['jane@münchen.de', 'jane@xn--mnchen-3ya.de'],
  ['Jane@MU\u0308NCHEN.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@xn--mnchen-3ya.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@straße.de', 'jane@xn--strae-oqa.de'],
  ['jane@例え。jp', 'jane@xn--r8jz45g.jp'],
  ['jane@почта.рф', 'jane@xn--80a1acny.xn--p1ai'],
])('an address with an international domain is taken and kept in one form: %s', (typed, kept) => {
  expect(isStrictEmail(shownEmail(typed))).toBe(true);
  expect(normaliseTypedEmail(typed)).toBe(kept);
});
test('the field shows an international domain as it was typed', () => {
  expect(shownEmail(' Jane@München.de')).toBe('jane@münchen.de');
});

test('R127: whitespace round the value does not matter on leaving the field', () => {
  expect(emailFaultOnBlur(' jane@example.com ')).toBeNull();
});
test('R128: a doubtful value gets the message on leaving the field', () => {
  expect(emailFaultOnBlur('a@b.c')).toBe('Please enter a valid email address.');
});
test('R130: an empty field gets none', () => {
  expect(emailFaultOnBlur(' ')).toBeNull();
});

test.each(['jane@example.com', "o'hara+1@mail.example.co.uk", 'a@b.co', 'jane@example.xn--p1ai'])(
  'R129: "%s" is valid',
  (email) => expect(isStrictEmail(email)).toBe(true),
);
test.each([
  'jane@example',
  'a@b.c',
  'a@b.c1',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
  'a(b)@c.co',
  'jane@1.2.3.4',
  'jane@mün/chen.de',
  'jane@ü',
  'jané@b.co',
])('R129: "%s" is not valid', (email) => expect(isStrictEmail(email)).toBe(false));
