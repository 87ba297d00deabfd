import { accountManagerNamed } from './account-manager.js';

it.each([
  ['Sam Rivers', 'sam'],
  ['  ROBIN  hale', 'robin'],
  ['Alex', 'alex'],
  ['Samantha Rivers', null],
  ['Rivers Sam', null],
  ['', null],
])('R291: “%s” looks after the brands of %s', (name, manager) => expect(accountManagerNamed(name)).toBe(manager));
