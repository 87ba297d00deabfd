import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { neededOfBrands, type NeededOfBrands } from '../../domain/brand-mapping.js';
import { Column, TableText, Where } from '../../../../shared/table-import.dto.js';
import { ImportTableInput, TableImportView } from './table-import.dto.js';

/** In which column, counted from 0, each lies. Null takes none; what is left out is found by names. */
export class BrandColumnsInput {
  @Column()
  name?: number | null;
  @Column()
  email?: number | null;
  @Column()
  city?: number | null;
  @Column()
  category?: number | null;
  @Column()
  website?: number | null;
}

export class ImportBrandsInput extends ImportTableInput {
  @TableText()
  text: string;

  @IfGiven()
  @ValidateNested()
  @Type(() => BrandColumnsInput)
  columns?: BrandColumnsInput;
}

export class BrandColumnsView {
  @Where()
  name: number | null;
  @Where()
  email: number | null;
  @Where()
  city: number | null;
  @Where()
  category: number | null;
  @Where()
  website: number | null;
}

export class BrandImportView extends TableImportView {
  /** Which column was taken for what. */
  columns: BrandColumnsView;
  /** What has to be said before anything can be imported; null when nothing is missing. */
  @ApiProperty({ enum: neededOfBrands, nullable: true })
  missing: NeededOfBrands | null;
}
