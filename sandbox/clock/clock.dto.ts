import { Equals, IsString, Matches } from 'class-validator';
import { IfGiven } from '../product.js';

/** Exactly one of the three. */
export class MoveClockInput {
  /** An ISO 8601 duration, such as P7D or PT36H. */
  @IfGiven()
  @IsString({ message: 'Give a duration such as P7D or PT36H.' })
  advance?: string;

  /** A moment to freeze at, such as 2027-01-31T12:00:00Z. */
  @IfGiven()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, {
    message: 'Give a time such as 2027-01-31T12:00:00Z.',
  })
  freeze?: string;

  /** Back to the real time. */
  @IfGiven()
  @Equals(true, { message: 'Give true, or leave it out.' })
  reset?: boolean;
}

export type ClockView = {
  /** ISO 8601, UTC. */
  now: string;
};
