import { accountManagerNamed } from '../lists/brands.js';
import { grow } from '../lists/growing.js';

it.each([
  ['Sam Rivers', 'sam'],
  ['  ROBIN  hale', 'robin'],
  ['Alex', 'alex'],
  ['Samantha Rivers', null],
  ['Rivers Sam', null],
  ['', null],
])('R291: “%s” looks after the brands of %s', (name, manager) => expect(accountManagerNamed(name)).toBe(manager));

it('R444: whom staff have added is known by the whole name, before anybody of the same first name', () => {
  const added = { list: 'account-managers', id: 'sam-rivers', label: 'Sam Rivers', lat: null, lng: null } as const;
  grow([{ ...added, withdrawn: false }]);
  expect(accountManagerNamed('Sam  Rivers')).toBe('sam-rivers');
  expect(accountManagerNamed('Sam Ford')).toBe('sam');
  grow([]);
});
