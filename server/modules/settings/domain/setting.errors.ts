import { DomainError } from '../../../shared/kernel/index.js';

export const settingErrors = {
  notStaff: () => new DomainError('forbidden', 'settings/not-staff', 'Only staff who may change settings can do this.'),
  badValue: (says: string) => new DomainError('invalid', 'settings/bad-value', says, { errors: { value: says } }),
};
