import {
  IsInt,
  isISO8601,
  IsObject,
  IsString,
  isUUID,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  registerDecorator,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { Transform, Type } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { idsOf, type ListedOption, optionOf } from '../../contract/lists/index.js';
import { wholeAddress } from '../../contract/rules/platform-addresses.js';
import { isDay } from '../../contract/rules/london-time.js';
import type { TextLimit } from '../../contract/rules/text-limits.js';
import { Day, Moment, OneOf, SomeOf, Whole } from './view-fields.js';

/** Optional: without it the field isn't changed. Null is a value like any other, which the field accepts or not. */
export const IfGiven = () =>
  applyDecorators(
    ApiProperty({ required: false }),
    ValidateIf((_, value) => value !== undefined),
  );

/** Optional: without it nothing changes, and null removes the current value. */
export const IfAny = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** Trims white space. Values that aren't strings are left for the validators below to reject. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A web address without a protocol gets https. */
export const OnHttps = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? wholeAddress(value) : value));

/** A field's description in the API document, and the message for an invalid value: the portal's forms use both. */
export const Said = (says: string, limits: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ ...limits, ...({ 'x-says': says } as object) });

/** A text with a minimum and maximum length. */
export const TextOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    Said(says, { minLength: least, maxLength: most }),
    IsString(),
    Length(least, most, { message: says }),
  );

/** One line of trimmed text; it may become part of an email's header. */
export function OneLine({ least, most, says }: TextLimit): PropertyDecorator {
  const pattern = `^\\P{Cc}{${least},${most}}$`;
  return applyDecorators(
    Trimmed(),
    Said(says, { minLength: least, maxLength: most, pattern }),
    Matches(new RegExp(pattern, 'u'), { message: says }),
  );
}

/** A whole number. */
export const NumberOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    Whole(),
    Said(says, { minimum: least, maximum: most }),
    IsInt({ message: says }),
    Min(least, { message: says }),
    Max(most, { message: says }),
  );

/** One of a list that staff can extend, checked against its current state; withdrawn values are still valid. */
export const IsListed = (list: readonly ListedOption[], options: ValidationOptions): PropertyDecorator =>
  applyDecorators(
    options.each ? SomeOf(idsOf(list)) : OneOf(idsOf(list)),
    ValidateBy({ name: 'isListed', validator: { validate: (value) => optionOf(list, value) !== undefined } }, options),
  );

/**
 * A complete ISO 8601 timestamp: ISO 8601 also allows weeks, ordinal dates and distant years, which aren't accepted.
 */
const isMoment = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && /^\d{4}-/.test(value as string) && !Number.isNaN(Date.parse(value as string));

const isPlace = (value: string): boolean => {
  const [moment, id, ...rest] = value.split('_');
  return rest.length === 0 && /\.\d{6}Z$/.test(moment!) && isMoment(moment) && isUUID(id);
};

const isPlaceOrMoment = (value: unknown): boolean => isMoment(value) || (typeof value === 'string' && isPlace(value));

export const IsMoment = (options: ValidationOptions): PropertyDecorator =>
  applyDecorators(Moment(), ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, options));

/** A calendar date. */
export const IsDay = (): PropertyDecorator =>
  applyDecorators(
    Day(),
    ValidateBy({
      name: 'isDay',
      validator: {
        validate: (value) => typeof value === 'string' && isDay(value),
        defaultMessage: () => 'Please enter a day such as 2027-03-04.',
      },
    }),
  );

/** A page cursor, `moment_id`, or just a timestamp. */
export const IsPlaceOrMoment = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isPlaceOrMoment', validator: { validate: isPlaceOrMoment } }, options);

const atMostBytes = 16 * 1024;

const isSmallObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Buffer.byteLength(JSON.stringify(value)) <= atMostBytes;

/** Any JSON object of at most 16 kB: the handler validates what it uses. */
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

/** One object of this class. Without the second rule, an array of such objects would also be accepted. */
export const PartOf = (type: new () => object, says?: string): PropertyDecorator =>
  applyDecorators(
    Type(() => type),
    ValidateNested(says ? { message: says } : {}),
    IsObject({ message: says ?? 'Please give one object.' }),
  );

/** The id of an uploaded picture. Without it the current one stays; null removes it. */
export const UploadedPicture = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid', nullable: true, required: false }),
    IfAny(),
    IsUUID(undefined, { message: 'Please choose an uploaded picture.' }),
  );
