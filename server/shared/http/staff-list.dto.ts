import { IsOptional, IsString, MaxLength } from 'class-validator';

/** How ra-data-simple-rest asks for a list. */
export class StaffListInput {
  /** `["field","ASC"]` */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  sort?: string;

  /** `[first,last]`, both included; at most 1,000 rows. */
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  /** `{"field":"value"}`; fields are named one by one for each list. */
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  filter?: string;
}
