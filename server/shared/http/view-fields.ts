import { ApiProperty } from '@nestjs/swagger';

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
