import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../http/field-rules.js';

/** What of a list is counted. */
export class StaffFacetsInput {
  /** `{"field":"value"}`; fields are named one by one for each list. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}

/** How ra-data-simple-rest asks for a list. */
export class StaffListInput extends StaffFacetsInput {
  /** `["field","ASC"]` */
  @IfGiven()
  @IsString()
  @MaxLength(100)
  sort?: string;

  /** `[first,last]`, both included; at most 1,000 rows. */
  @IfGiven()
  @IsString()
  @MaxLength(50)
  range?: string;
}

/** How many rows there are of each option of a list's filters. */
export class StaffFacetsView {
  /** The filters whose counts are estimates, which they are where more than 10,000 rows are left. */
  @ApiProperty({ type: [String], example: ['city'] })
  estimated: readonly string[];
  /** By filter and option. The options of what is filtered by are counted as if it were not. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    example: { city: { leeds: 12 } },
  })
  lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
