import { checkOffered } from './offered.js';

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
