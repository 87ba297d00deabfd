import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators, Header, HttpCode } from '@nestjs/common';

// A field's description in the API document; the compiler knows whether it can be null or is optional.

/** A timestamp in ISO 8601, UTC. */
export const Moment = () => ApiProperty({ format: 'date-time' });

/** A calendar date, such as 2027-03-04. */
export const Day = () => ApiProperty({ format: 'date' });

/** A UUID. */
export const Id = () => ApiProperty({ format: 'uuid' });

/** A whole number. */
export const Whole = () => ApiProperty({ type: 'integer' });

/** One of the ids in a list that staff can extend, which the compiler sees as strings. */
export const OneOf = (ids: readonly string[]) => ApiProperty({ enum: [...ids] });

/** Some of these. */
export const SomeOf = (ids: readonly string[]) => ApiProperty({ enum: [...ids], isArray: true });

/** The handler returns JSON text built by PostgreSQL, which is passed through unparsed. */
export const SendsJsonText = () =>
  applyDecorators(HttpCode(200), Header('content-type', 'application/json; charset=utf-8'));

/** `{}`: it is done, and there is nothing to tell. */
export class DoneView {}
