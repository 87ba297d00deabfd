import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, Matches } from 'class-validator';
import { type CityList, townId } from '../../../../contract/lists/index.js';
import { IfGiven, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { IsMapBounds } from '../../../../shared/http/map-bounds.js';

const idsAtMost = 100;

export class TownsQuery {
  /** How its name, or a word of it, begins; without regard to accents, capitals and signs. */
  @IfGiven()
  @Trimmed()
  @TextOf(1, 60, 'Please type at most 60 characters of the name.')
  q?: string;

  /** Whose town it is to be: brands are in the United Kingdom. */
  @IfGiven()
  @ApiProperty({ enum: ['brand-cities', 'influencer-cities'], default: 'influencer-cities' })
  @IsIn(['brand-cities', 'influencer-cities'], { message: 'list is brand-cities or influencer-cities.' })
  list: CityList = 'influencer-cities';

  /** In place of a name: towns by their ids, with commas between them. */
  @IfGiven()
  @ApiProperty({ type: String, example: 'town-2633352' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMaxSize(idsAtMost, { message: `At most ${idsAtMost} ids.` })
  @Matches(townId, { each: true, message: 'An id is such as town-2633352.' })
  ids?: string[];

  /** In place of a name: those on this part of the map, as west,south,east,north in degrees. */
  @IfGiven()
  @ApiProperty({ type: String, example: '-2,53.5,-1,54.5' })
  @IsMapBounds()
  bounds?: string;
}

/** A town, or a city of the lists. */
export class TownView {
  /** As it is stored and sent; it never changes. */
  @ApiProperty({ example: 'town-2633352' })
  id: string;
  @ApiProperty({ example: 'York' })
  label: string;
  /** The county or nation that it is in; abroad, the country. Null for a city of the lists. */
  @ApiProperty({ type: String, nullable: true, example: 'North Yorkshire' })
  within: string | null;
  /** The country by ISO 3166-1 alpha-2; null for a city of the lists. */
  @ApiProperty({ type: String, nullable: true, example: 'GB' })
  country: string | null;
  /** The latitude of its middle, in degrees (WGS 84). */
  lat: number;
  /** Its longitude. */
  lng: number;
}

export class TownList {
  /** At most 10 by a name, the likeliest first; at most 60 on a part of the map, the cities of the lists first, then the larger towns. */
  items: TownView[];
}
