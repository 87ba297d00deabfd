import { otherBrand, someStaff, uploader } from '../../../../test/support/media.js';
import { accountOf, bytesInWords } from './upload.js';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_999, '1000 kB'],
  [1_000_000, '1 MB'],
  [1_540_000, '1.5 MB'],
  [750_000_000, '750 MB'],
  [10_000_000_000, '10 GB'],
  [1_000_000_000_000, '1 TB'],
])('R256: %i bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));

test('an account is the profile’s, or for staff the person’s', () => {
  expect([uploader, otherBrand, someStaff].map(accountOf)).toEqual([
    { uid: uploader.profile!.uid, type: 'influencer' },
    { uid: otherBrand.profile!.uid, type: 'brand' },
    { uid: someStaff.userId, type: 'staff' },
  ]);
});
