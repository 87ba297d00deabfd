import { isISO8601, isUUID, ValidateBy, type ValidationOptions } from 'class-validator';

/** A moment in ISO 8601 that can be counted with: weeks, days of the year and far years are ISO 8601 as well. */
const isMoment = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && /^\d{4}-/.test(value as string) && !Number.isNaN(Date.parse(value as string));

const isPlace = (value: string): boolean => {
  const [moment, id, ...rest] = value.split('_');
  return rest.length === 0 && /\.\d{6}Z$/.test(moment!) && isMoment(moment) && isUUID(id);
};

const isPlaceOrMoment = (value: unknown): boolean => isMoment(value) || (typeof value === 'string' && isPlace(value));

export const IsMoment = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, options);

/** Where a page ended, `moment_id`, or just a moment. */
export const IsPlaceOrMoment = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isPlaceOrMoment', validator: { validate: isPlaceOrMoment } }, options);
