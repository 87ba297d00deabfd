import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../http/field-rules.js';

/** The counts to return for a list. */
export class StaffFacetsInput {
  /** The filter: `{"field":"value"}`, with the fields that this list names. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

/** ra-data-simple-rest's query for a list. */
export class StaffListInput extends StaffFacetsInput {
  /** The field and direction to sort by: `["field","ASC"]`. */
  @IfGiven()
  @IsString()
  @MaxLength(100)
  sort?: string;

  /** The rows to return, inclusive: `[first,last]`; at most 1,000. */
  @IfGiven()
  @IsString()
  @MaxLength(50)
  range?: string;
}

/** How many rows there are of each option of a list's filters. */
export class StaffFacetsView {
  /** The filters whose counts are estimates, because more than 10,000 rows are left. */
  @ApiProperty({ type: [String], example: ['city'] })
  estimated: readonly string[];
  /** Counts by filter and option. A filter's own options are counted as if it weren't set. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    example: { city: { leeds: 12 } },
  })
  lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
