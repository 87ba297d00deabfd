import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { type City, idsOf, mainCities, type MapPoint } from '../../../../contract/lists/index.js';
import type { OpeningHours } from '../../../../contract/rules/opening-hours.js';
import { IsListed, PartOf, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { OneOf } from '../../../../shared/http/view-fields.js';
import type { VenueDetails } from '../../domain/venue.js';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

export class OpenSpanDto {
  /** UK time. */
  @ApiProperty({ example: '12:00' })
  @Matches(time, { message: 'Please enter a time such as 12:00.' })
  from: string;

  /** If it isn't after `from`, it is on the next day. */
  @ApiProperty({ example: '23:00' })
  @Matches(time, { message: 'Please enter a time such as 23:00.' })
  to: string;
}

function Spans(): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ type: [OpenSpanDto] })(target, key);
    IsArray({ message: 'Please enter the openings of this day.' })(target, key);
    ArrayMaxSize(3, { message: 'At most 3 openings a day.' })(target, key);
    ValidateNested({ each: true })(target, key);
    Type(() => OpenSpanDto)(target, key);
  };
}

/** When a venue is open; a day without openings is a closed one. */
export class OpeningHoursDto implements OpeningHours {
  @Spans() monday: OpenSpanDto[];
  @Spans() tuesday: OpenSpanDto[];
  @Spans() wednesday: OpenSpanDto[];
  @Spans() thursday: OpenSpanDto[];
  @Spans() friday: OpenSpanDto[];
  @Spans() saturday: OpenSpanDto[];
  @Spans() sunday: OpenSpanDto[];
}

/** A place on the map, in degrees (WGS 84). */
export class MapPointDto implements MapPoint {
  @IsNumber({}, { message: 'Please put the venue on the map.' })
  @Min(-90)
  @Max(90)
  lat: number;

  @IsNumber({}, { message: 'Please put the venue on the map.' })
  @Min(-180)
  @Max(180)
  lng: number;
}

export class VenueInput implements VenueDetails {
  @Trimmed()
  @TextOf(1, 100, 'Please give the venue a name of at most 100 characters.')
  name: string;

  @TextOf(5, 200, 'Please enter the address, in 5 to 200 characters.')
  address: string;

  @IsListed(mainCities, { message: 'Please choose a city.' })
  city: City;

  @IsOptional()
  @ApiProperty({ type: MapPointDto, nullable: true, required: false })
  @PartOf(MapPointDto)
  point: MapPointDto | null = null;

  @IsDefined({ message: 'Please enter the opening hours.' })
  @PartOf(OpeningHoursDto)
  openingHours: OpeningHoursDto;
}

export class VenueView implements VenueDetails {
  id: string;
  name: string;
  address: string;
  @OneOf(idsOf(mainCities))
  city: City;
  point: MapPointDto | null;
  openingHours: OpeningHoursDto;
}
