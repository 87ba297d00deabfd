import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '../kernel/index.js';
import { rememberRules } from './validation-rules.js';

const sentencesOf = (errors: readonly ValidationError[], path = ''): [string, string][] =>
  errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {})[0];
    return [...(own ? [[field, own] as [string, string]] : []), ...sentencesOf(error.children ?? [], field)];
  });

/** Input is exactly what the DTO names, or a problem that says which field is wrong and why. */
export function inputPipe(): ValidationPipe {
  rememberRules();
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    exceptionFactory: (errors) =>
      new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
        errors: Object.fromEntries(sentencesOf(errors)),
      }),
  });
}
