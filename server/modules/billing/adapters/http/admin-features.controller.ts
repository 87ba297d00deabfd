import { byName } from '../../../../contract/rules/by-name.js';
import { Body, Controller, Delete, Get, Header, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Feature, featureIds } from '../../../../contract/features.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import { everywhere } from '../../domain/entitlement.js';
import { OverrideFeature } from '../../use-cases/override-feature.js';
import { FeaturesEverywhereView, OverrideFeatureInput } from './admin-billing.dto.js';
import { toOverrideView } from './staff-billing-record.js';

const featureEnum = byName(featureIds, (id) => id);
const FeatureParam = () => Param('feature', new ParseEnumPipe(featureEnum, { errorHttpStatusCode: 404 }));

/** What is granted or locked for every brand at once. What is said of one brand stands above it. */
@ApiTags('staff')
@Controller('api/v1/admin/features')
export class AdminFeaturesController {
  constructor(private readonly overrideFeature: OverrideFeature) {}

  /** What stands for every brand now. */
  @Get()
  @ForStaff('look')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffListFeatures', summary: 'What is granted or locked everywhere' })
  @ApiOkResponse({ type: FeaturesEverywhereView })
  async list(@CurrentActor() actor: Actor): Promise<FeaturesEverywhereView> {
    const standing = await this.overrideFeature.standingEverywhere();
    return { items: standing.map(toOverrideView), mayChange: mayAsStaff(actor, 'feature.override-everywhere') };
  }

  /** Grants or locks one feature for every brand, whatever its plan says. It takes the place of an earlier grant or lock. */
  @Put(':feature')
  @ForStaff('feature.override-everywhere')
  @ApiOperation({ operationId: 'staffOverrideFeatureEverywhere', summary: 'Grant or lock a feature everywhere' })
  @ApiParam({ name: 'feature', enum: [...featureIds] })
  @ApiOkResponse({ type: FeaturesEverywhereView })
  async override(
    @CurrentActor() actor: Actor,
    @FeatureParam() feature: Feature,
    @Body() { kind, reason, until }: OverrideFeatureInput,
  ): Promise<FeaturesEverywhereView> {
    const wanted = { brandId: everywhere, feature, kind, reason, until: until ? new Date(until) : null };
    await this.overrideFeature.execute(actor, wanted);
    return this.list(actor);
  }

  /** Lets the plans decide again. */
  @Delete(':feature')
  @ForStaff('feature.override-everywhere')
  @ApiOperation({ operationId: 'staffClearFeatureEverywhere', summary: 'Let the plans decide about a feature again' })
  @ApiParam({ name: 'feature', enum: [...featureIds] })
  @ApiOkResponse({ type: FeaturesEverywhereView })
  async clear(@CurrentActor() actor: Actor, @FeatureParam() feature: Feature): Promise<FeaturesEverywhereView> {
    await this.overrideFeature.clear(actor, everywhere, feature);
    return this.list(actor);
  }
}
