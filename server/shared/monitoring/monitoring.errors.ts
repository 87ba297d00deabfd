import { DomainError } from '../kernel/index.js';

export const monitoringErrors = {
  notAnEnvelope: () => new DomainError('invalid', 'request/malformed', 'This is not an envelope with an error report.'),
  tooLarge: () => new DomainError('invalid', 'request/too-large', 'An error report has at most 200 kB.'),
  foreignDsn: () => new DomainError('forbidden', 'request/foreign-dsn', 'We only take reports of our own project.'),
};
