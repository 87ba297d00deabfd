import { DomainError } from '../../../shared/kernel/index.js';

export const apiKeyErrors = {
  wrongKey: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'identity/wrong-key', Object.values(errors)[0]!, { errors }),
  tooManyKeys: (atMost: number) =>
    new DomainError(
      'conflict',
      'identity/too-many-keys',
      `An account has ${atMost} API keys at most. Please revoke one that is not used any more.`,
    ),
  noSuchKey: () => new DomainError('not-found', 'identity/no-such-key', 'There is no such API key.'),
};
