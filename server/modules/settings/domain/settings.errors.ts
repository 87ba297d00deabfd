import { DomainError } from '../../../shared/kernel/index.js';

const ofLabel = (kind: 'invalid' | 'conflict', code: string, says: string) =>
  new DomainError(kind, code, says, { errors: { label: says } });

export const settingsErrors = {
  notStaff: () =>
    new DomainError('forbidden', 'settings/not-staff', 'Your staff role doesn’t allow changing settings.'),
  badValue: (says: string) => new DomainError('invalid', 'settings/bad-value', says, { errors: { set: says } }),
  badLabel: () =>
    ofLabel(
      'invalid',
      'settings/bad-label',
      'Please use at least one letter from a to z, or a digit. We make the id from them.',
    ),
  alreadyListed: (label: string, withdrawn: boolean) =>
    ofLabel(
      'conflict',
      'settings/already-listed',
      withdrawn ? `${label} has been withdrawn. Bring it back instead.` : `${label} is already in this list.`,
    ),
  builtInName: (label: string) =>
    ofLabel(
      'conflict',
      'settings/built-in-name',
      `${label} is built into the other list of cities, so its name stays as it is.`,
    ),
  pointNeeded: () => {
    const says = 'Please enter the city’s latitude and longitude, in degrees.';
    return new DomainError('invalid', 'settings/point-needed', says, { errors: { lat: says } });
  },
  notListed: () =>
    new DomainError('not-found', 'settings/not-listed', 'Nothing with this id has been added to this list.'),
  full: (most: number) =>
    new DomainError('conflict', 'settings/list-full', `This list is full. Staff can add up to ${most} to a list.`),
};
