import { registerDecorator } from 'class-validator';

const atMostBytes = 16 * 1024;

const isSmallObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Buffer.byteLength(JSON.stringify(value)) <= atMostBytes;

/** Any JSON object of at most 16 kB: what the handler reads of it, it checks itself. */
export const IsSmallObject = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isSmallObject',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: isSmallObject,
      defaultMessage: () => `${String(property)} must be an object of at most 16 kB.`,
    },
  });
