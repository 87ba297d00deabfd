import { DomainError } from '../../../shared/kernel/index.js';

const ofLabel = (kind: 'invalid' | 'conflict', code: string, says: string) =>
  new DomainError(kind, code, says, { errors: { label: says } });

export const settingsErrors = {
  notStaff: () => new DomainError('forbidden', 'settings/not-staff', 'Only staff who may change settings can do this.'),
  badValue: (says: string) => new DomainError('invalid', 'settings/bad-value', says, { errors: { set: says } }),
  badLabel: () =>
    ofLabel(
      'invalid',
      'settings/bad-label',
      'Please use at least one letter from a to z, or a digit: the id is made of them.',
    ),
  alreadyListed: (label: string, withdrawn: boolean) =>
    ofLabel(
      'conflict',
      'settings/already-listed',
      withdrawn ? `${label} has been withdrawn: bring it back instead.` : `${label} is already in this list.`,
    ),
  builtInName: (label: string) =>
    ofLabel('conflict', 'settings/built-in-name', `${label} is built in among the other cities, and keeps its name.`),
  pointNeeded: () => {
    const says = 'Please say where the city lies, in degrees: its latitude and its longitude.';
    return new DomainError('invalid', 'settings/point-needed', says, { errors: { lat: says } });
  },
  notListed: () =>
    new DomainError('not-found', 'settings/not-listed', 'Nothing of this id has been added to this list.'),
  full: (most: number) =>
    new DomainError('conflict', 'settings/list-full', `Nothing more fits: staff can add ${most} to one list.`),
};
