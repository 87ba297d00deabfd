import type { Type } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { inputPipe } from '../http/validation.js';
import { DomainError } from '../kernel/index.js';

/** Fields of a record that are derived or time-dependent, and those that are stored. */
export type RecordMembers = Readonly<{ derived: readonly string[]; stored: readonly string[] }>;

const pipe = inputPipe();

/** Replaces `@Body()` for a record that may be sent back whole; `changesIn` extracts the input. */
export const TakesRecord = (input: Type<object>): MethodDecorator =>
  ApiBody({
    type: input,
    description:
      'You can send back the whole record. Computed fields are ignored, and so are stored fields that can’t be changed here, ' +
      'as long as they are unchanged.',
  });

/**
 * The changes in a record that may have been sent back whole, as react-admin does. Derived fields may have changed
 * since it was read; stored read-only ones must be unchanged.
 * @throws request/invalid
 */
export async function changesIn<Input extends object>(
  input: Type<Input>,
  record: unknown,
  { derived, stored }: RecordMembers,
  read: () => Promise<object>,
): Promise<Input> {
  if (!isObject(record)) return (await pipe.transform(record, { type: 'body', metatype: input })) as Input;
  const taken = fieldsOf(input);
  const isFixed = (name: string) => stored.includes(name) && !taken.has(name);
  const isIgnored = (name: string) => derived.includes(name) && !taken.has(name);
  const rest = Object.entries(record).filter(([name]) => !isFixed(name) && !isIgnored(name));
  const changes = (await pipe.transform(Object.fromEntries(rest), { type: 'body', metatype: input })) as Input;
  const fixed = Object.keys(record).filter(isFixed);
  if (fixed.length > 0) checkUnchanged(record, (await read()) as Fields, fixed);
  return changes;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (input: Type<object>): ReadonlySet<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(input, '', false, false)
      .map(({ propertyName }) => propertyName),
  );

function checkUnchanged(record: Fields, current: Fields, names: readonly string[]): void {
  const same = (name: string) => JSON.stringify(record[name]) === JSON.stringify(current[name]);
  if ('version' in record && !same('version')) return; // an outdated record is rejected as stale
  const changed = names.filter((name) => !same(name));
  if (changed.length === 0) return;
  throw new DomainError('invalid', 'request/invalid', `This can’t be changed here: ${changed.join(', ')}.`, {
    errors: Object.fromEntries(changed.map((name) => [name, 'This can’t be changed here.'])),
  });
}
