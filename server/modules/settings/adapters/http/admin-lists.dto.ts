import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNumber, IsString, Length, Max, Min } from 'class-validator';
import { growingLists, labelLimits } from '../../../../contract/lists/growing.js';
import type { GrowingList } from '../../../../contract/lists/index.js';
import { IfAny, IfGiven, PartOf } from '../../../../shared/http/field-rules.js';
import { ListAdditionView } from './settings.dto.js';

const badPoint = 'Please enter the latitude and the longitude, in degrees.';

const Label = (): PropertyDecorator => (target, key) => {
  IsString()(target, key);
  Length(labelLimits.least, labelLimits.most, { message: labelLimits.says })(target, key);
};

/** The middle of a city, in degrees (WGS 84). */
export class CityPointInput {
  @IsNumber({}, { message: badPoint })
  @Min(-90, { message: badPoint })
  @Max(90, { message: badPoint })
  lat: number;

  @IsNumber({}, { message: badPoint })
  @Min(-180, { message: badPoint })
  @Max(180, { message: badPoint })
  lng: number;
}

export class AddToListInput {
  @IsIn(growingLists, { message: 'Please choose a list.' })
  list: GrowingList;

  /** The label that people read. The id is made from it once, and stays. */
  @Label()
  label: string;

  /** The middle of a city that the other list of cities doesn't have. */
  @IfAny()
  @ApiProperty({ type: CityPointInput, nullable: true, required: false })
  @PartOf(CityPointInput)
  point: CityPointInput | null = null;
}

/** What is left out stays. */
export class ChangeAdditionInput {
  @IfGiven()
  @Label()
  label?: string;

  /** `true` withdraws it: it is no longer offered, and earlier choices stay. `false` restores it. */
  @IfGiven()
  @IsBoolean()
  withdrawn?: boolean;
}

export class StaffAdditionView extends OmitType(ListAdditionView, ['id']) {
  /** The list and the option. */
  @ApiProperty({ example: 'brand-cities.york' })
  id: string;
  /** The id as stored and sent; it never changes. */
  @ApiProperty({ example: 'york' })
  option: string;
}
