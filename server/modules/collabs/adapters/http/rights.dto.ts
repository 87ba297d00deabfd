import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { NumberOf } from '../../../../shared/http/limits.js';
import { type RightsChannel, rightsChannels, rightsMonths } from '../../domain/usage-rights.js';

/** Where and for how long the brand may use what is made for it, from a piece's approval on. */
export class UsageRightsDto {
  @ApiProperty({ enum: rightsChannels, isArray: true })
  @IsArray()
  @ArrayMinSize(1, { message: 'Please choose where you would like to use the content.' })
  @ArrayUnique({ message: 'Please name each channel once.' })
  @IsIn(rightsChannels, { each: true, message: 'There is no such channel.' })
  channels: RightsChannel[];

  /** Months. */
  @NumberOf(rightsMonths.min, rightsMonths.max, `Please give ${rightsMonths.min} to ${rightsMonths.max} months.`)
  months: number;
}
