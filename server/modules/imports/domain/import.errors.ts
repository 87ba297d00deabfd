import { DomainError } from '../../../shared/kernel/index.js';

export const importErrors = {
  platformNeeded: () =>
    new DomainError(
      'invalid',
      'profiles/platform-needed',
      'The headers do not say which platform this is: please give --platform.',
    ),
  columnNeeded: (field: string) =>
    new DomainError(
      'invalid',
      'profiles/column-needed',
      `No column looks like the ${field}: please give --map ${field}=NUMBER.`,
    ),
  noSuchColumn: (field: string, column: string) =>
    new DomainError('invalid', 'profiles/no-such-column', `There is no column ${column} for ${field} in this file.`),
  unreadableFile: (why: string) => new DomainError('invalid', 'profiles/unreadable-file', why),
};
