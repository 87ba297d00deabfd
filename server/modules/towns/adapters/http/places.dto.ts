import { ApiProperty } from '@nestjs/swagger';
import { type City, mainCities } from '../../../../contract/lists/index.js';
import { IfGiven, IsListed, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import type { Place } from '../../domain/place.js';
import type { Found } from '../../ports/geocoder.js';

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
