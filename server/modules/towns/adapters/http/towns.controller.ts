import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type City,
  cityLabel,
  type ListedOption,
  pointOf,
  type Town,
  townsNow,
} from '../../../../contract/lists/index.js';
import { mapBoundsOf } from '../../../../shared/http/map-bounds.js';
import { CurrentActor, For, Public } from '../../../../shared/http/policy.js';
import { citiesLike, citiesWithin } from '../../domain/town-search.js';
import { PlaceList, PlacesQuery, TownList, TownsQuery, type TownView } from './towns.dto.js';
import { RateLimits } from '../../../../shared/http/rate-limits.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Near } from '../../domain/place.js';
import { Geocoder } from '../../ports/geocoder.js';

type Found = Pick<ListedOption, 'id' | 'label'> & Partial<Pick<Town, 'within' | 'country'>>;

const toView = (found: Found): TownView => ({
  id: found.id,
  label: found.label,
  within: found.within ?? null,
  country: found.country ?? null,
  ...pointOf(found.id)!,
});

@ApiTags('portal')
@Controller('api/v1/towns')
export class TownsController {
  /**
   * Returns matching towns. Wherever a city is expected, a town's id is accepted too. Names and places are from
   * GeoNames (CC BY 4.0).
   */
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=3600')
  @ApiOperation({ operationId: 'listTowns', summary: 'Find towns by name, id or map area' })
  @ApiOkResponse({ type: TownList })
  find(@Query() { q = '', list, ids, bounds }: TownsQuery): TownList {
    const part = bounds && mapBoundsOf(bounds);
    if (part) return { items: citiesWithin(part).map(toView) };
    const found = ids ? townsNow().filter(({ id }) => ids.includes(id)) : citiesLike(q, list);
    return { items: found.map(toView) };
  }
}

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
