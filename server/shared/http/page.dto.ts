import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { IfGiven } from './field-rules.js';

/** The default and maximum number of rows in a response; more is rejected. Exports have no limit. */
export const queryLimits = { default: 50, max: 100, staffMax: 1_000 } as const;

/** How much of a list to return; each list adds how to continue. */
export class PageQuery {
  /** The maximum number of items to return. */
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(queryLimits.max, { message: `limit can be at most ${queryLimits.max}.` })
  limit: number = queryLimits.default;
}
