import { DomainError } from '../../../shared/kernel/index.js';

export const importErrors = {
  platformNeeded: () =>
    new DomainError(
      'invalid',
      'profiles/platform-needed',
      'The file doesn’t say which platform this is. Please choose one.',
    ),
  columnNeeded: (field: string) =>
    new DomainError('invalid', 'profiles/column-needed', `No column looks like the ${field}. Please choose one.`),
  engagementNeeded: () =>
    new DomainError(
      'invalid',
      'profiles/engagement-needed',
      'The engagement could be per cent, a fraction or reactions. Please choose which.',
    ),
  noSuchColumn: (field: string, column: string) =>
    new DomainError('invalid', 'profiles/no-such-column', `There’s no column ${column} for ${field} in this file.`),
  unreadableFile: (why: string) => new DomainError('invalid', 'profiles/unreadable-file', why),
};
