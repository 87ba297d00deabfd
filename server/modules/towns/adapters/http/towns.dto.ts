import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, Matches } from 'class-validator';
import { type City, type CityList, mainCities, townId } from '../../../../contract/lists/index.js';
import { IfGiven, IsListed, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { IsMapBounds } from '../../../../shared/http/map-bounds.js';
import type { Place } from '../../domain/place.js';
import type { Found } from '../../ports/geocoder.js';

const idsAtMost = 100;

export class TownsQuery {
  /** The beginning of the name or of a word in it; ignores accents, case and punctuation. */
  @IfGiven()
  @Trimmed()
  @TextOf(1, 60, 'Please type at most 60 characters of the name.')
  q?: string;

  /** Who the town is for: brands are in the United Kingdom. */
  @IfGiven()
  @ApiProperty({ enum: ['brand-cities', 'influencer-cities'], default: 'influencer-cities' })
  @IsIn(['brand-cities', 'influencer-cities'], { message: 'list is brand-cities or influencer-cities.' })
  list: CityList = 'influencer-cities';

  /** Instead of a name: the ids of towns, separated by commas. */
  @IfGiven()
  @ApiProperty({ type: String, example: 'town-2633352' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMaxSize(idsAtMost, { message: `At most ${idsAtMost} ids.` })
  @Matches(townId, { each: true, message: 'An id looks like town-2633352.' })
  ids?: string[];

  /** Instead of a name: a map area, as west,south,east,north in degrees. */
  @IfGiven()
  @ApiProperty({ type: String, example: '-2,53.5,-1,54.5' })
  @IsMapBounds()
  bounds?: string;
}

/** A town, or a city of the lists. */
export class TownView {
  /** The id as stored and sent; it never changes. */
  @ApiProperty({ example: 'town-2633352' })
  id: string;
  @ApiProperty({ example: 'York' })
  label: string;
  /** The county or nation it is in; abroad, the country. `null` for a city from the lists. */
  @ApiProperty({ type: String, nullable: true, example: 'North Yorkshire' })
  within: string | null;
  /** The country, ISO 3166-1 alpha-2; `null` for a city from the lists. */
  @ApiProperty({ type: String, nullable: true, example: 'GB' })
  country: string | null;
  /** The latitude of the middle of the town, in degrees (WGS 84). */
  lat: number;
  /** The longitude, in degrees (WGS 84). */
  lng: number;
}

export class TownList {
  /** At most 10 by name, likeliest first; at most 60 in a map area, cities from the lists first, then larger towns. */
  items: TownView[];
}

export class PlacesQuery {
  /** An address, or the name of a town. */
  @Trimmed()
  @TextOf(2, 200, 'Please type an address or a town, in 2 to 200 characters.')
  q: string;

  /** The city or town it is in or near. */
  @IfGiven()
  @IsListed(mainCities, { message: 'Please choose a city.' })
  city?: City;
}

/** A place that an address may mean. */
export class PlaceView implements Place {
  @ApiProperty({ example: '3 Stonegate' })
  label: string;
  /** The rest of its address, or a county; empty if that isn't known. */
  @ApiProperty({ example: 'York, England, YO1 8AW' })
  within: string;
  /** The latitude, in degrees (WGS 84). */
  lat: number;
  /** The longitude, in degrees (WGS 84). */
  lng: number;
  /** Whether this is the street or the door; `false` for the middle of a town. */
  exact: boolean;
}

export class PlaceList implements Found {
  /** Likeliest first; at most 5. */
  @ApiProperty({ type: [PlaceView] })
  places: readonly PlaceView[];
  /** The source of the data, to be shown beside it. */
  @ApiProperty({ example: 'OpenStreetMap' })
  source: string;
}
