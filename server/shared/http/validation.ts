import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '../kernel/index.js';
import { type InputClass, quickInput } from './quick-rules.js';
import { rememberRules } from './validation-rules.js';

const sentencesOf = (errors: readonly ValidationError[], path = ''): [string, string][] =>
  errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {})[0];
    return [...(own ? [[field, own] as [string, string]] : []), ...sentencesOf(error.children ?? [], field)];
  });

/** Takes at once what is plainly right; whatever else there is goes the whole way. */
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'custom') return Promise.resolve(value); // of what our own decorators answer, it asks nothing
    const taken =
      (type === 'body' || type === 'query') && metatype ? quickInput(value, metatype as InputClass) : undefined;
    return taken ? Promise.resolve(taken) : super.transform(value, metadata);
  }
}

/** Input is exactly what the DTO names, or a problem that says which field is wrong and why. */
export function inputPipe(): ValidationPipe {
  rememberRules();
  return new InputPipe({
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
