import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators, Header, HttpCode } from '@nestjs/common';

// What the document says of a field and its type cannot: whether it may be null or left out, the compiler knows.

/** A moment in ISO 8601, UTC. */
export const Moment = () => ApiProperty({ format: 'date-time' });

/** A day of the calendar, such as 2027-03-04. */
export const Day = () => ApiProperty({ format: 'date' });

/** A UUID. */
export const Id = () => ApiProperty({ format: 'uuid' });

/** A whole number. */
export const Whole = () => ApiProperty({ type: 'integer' });

/** One of the ids of a list that staff can extend, which the compiler sees as texts. */
export const OneOf = (ids: readonly string[]) => ApiProperty({ enum: [...ids] });

/** Some of these. */
export const SomeOf = (ids: readonly string[]) => ApiProperty({ enum: [...ids], isArray: true });

/** The handler answers with JSON text that PostgreSQL has made; nobody reads it on the way. */
export const SendsJsonText = () =>
  applyDecorators(HttpCode(200), Header('content-type', 'application/json; charset=utf-8'));

/** `{}`: it is done, and there is nothing to tell. */
export class DoneView {}
