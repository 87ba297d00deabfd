import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../http/if-given.js';

/** How ra-data-simple-rest asks for a list. */
export class StaffListInput {
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

  /** `{"field":"value"}`; fields are named one by one for each list. */
  @IfGiven()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}
