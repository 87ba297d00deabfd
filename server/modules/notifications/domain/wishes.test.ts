import { defaultWishes, isQuiet, mailMoment, wants, type Wishes } from './wishes.js';

const moment = (text: string) => new Date(text);
const quiet: Wishes = { ...defaultWishes, quiet: { from: '22:00', until: '07:30' } };

test('everything is notified everywhere until someone turns a switch', () => {
  expect(wants(defaultWishes, 'message', 'mail')).toBe(true);
  const off: Wishes = { ...defaultWishes, choices: [{ kind: 'message', channel: 'mail', enabled: false }] };
  expect(wants(off, 'message', 'mail')).toBe(false);
  expect(wants(off, 'message', 'app')).toBe(true);
  expect(mailMoment(off, 'message', moment('2027-01-15T12:00:00Z'))).toBeNull();
});

test.each([
  ['a change at once', defaultWishes, 'collab-approved', '2027-01-15T12:00:00Z', '2027-01-15T12:00:00Z'],
  ['a message when it has lain unread', defaultWishes, 'message', '2027-01-15T12:00:00Z', '2027-01-15T12:05:00Z'],
  ['after quiet hours, next morning', quiet, 'collab-approved', '2027-01-15T23:00:00Z', '2027-01-16T07:30:00Z'],
  ['after quiet hours, the same morning', quiet, 'collab-approved', '2027-01-16T03:00:00Z', '2027-01-16T07:30:00Z'],
  ['by London’s clock in summer', quiet, 'collab-approved', '2027-06-15T21:30:00Z', '2027-06-16T06:30:00Z'],
  ['outside quiet hours at once', quiet, 'collab-approved', '2027-01-16T07:30:00Z', '2027-01-16T07:30:00Z'],
  ['daily at eight', { ...defaultWishes, digest: 'daily' }, 'message', '2027-01-15T08:00:00Z', '2027-01-16T08:00:00Z'],
  [
    'weekly on Monday',
    { ...defaultWishes, digest: 'weekly' },
    'message',
    '2027-01-15T09:00:00Z',
    '2027-01-18T08:00:00Z',
  ],
] as const)('mails go %s', (_, wishes, kind, now, at) => {
  expect(mailMoment(wishes, kind, moment(now))).toEqual(moment(at));
});

test('quiet hours begin and end at different times of a day', () => {
  expect(isQuiet({ from: '22:00', until: '07:00' })).toBe(true);
  expect(isQuiet({ from: '22:00', until: '22:00' })).toBe(false);
  expect(isQuiet({ from: '24:00', until: '07:00' })).toBe(false);
});
