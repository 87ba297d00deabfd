import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type ListedOption, pointOf, type Town, townsNow } from '../../../../contract/lists/index.js';
import { mapBoundsOf } from '../../../../shared/http/map-bounds.js';
import { Public } from '../../../../shared/http/policy.js';
import { citiesLike, citiesWithin } from '../../domain/town-search.js';
import { TownList, TownsQuery, type TownView } from './towns.dto.js';

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
