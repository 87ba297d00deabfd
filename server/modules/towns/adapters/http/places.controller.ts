import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type City, cityLabel, pointOf } from '../../../../contract/lists/index.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { RateLimits } from '../../../../shared/http/rate-limits.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Near } from '../../domain/place.js';
import { Geocoder } from '../../ports/geocoder.js';
import { PlaceList, PlacesQuery } from './places.dto.js';

/** People who look for one address; a program that looks for many has a service of its own. */
const searchesAMinute = 30;

function nearOf(city?: City): Near | undefined {
  const point = city && pointOf(city);
  return point && { label: cityLabel(city), lat: point.lat, lng: point.lng };
}

@ApiTags('portal')
@Controller('api/v1/places')
export class PlacesController {
  private readonly limits = new RateLimits(searchesAMinute);

  constructor(private readonly geocoder: Geocoder) {}

  /**
   * Returns where an address may be: its exact place if an outside service is configured, otherwise its town. At most
   * 30 searches a minute.
   */
  @Get()
  @For('brand', 'admin')
  @Header('cache-control', 'private, max-age=3600')
  @ApiOperation({ operationId: 'findPlaces', summary: 'Find places by address' })
  @ApiOkResponse({ type: PlaceList })
  find(@CurrentActor() { userId }: Actor, @Query() { q, city }: PlacesQuery): Promise<PlaceList> {
    this.limits.countRequest(userId);
    return this.geocoder.find(q, nearOf(city));
  }
}
