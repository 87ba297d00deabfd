import { Body, Controller, Delete, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Feature, featureIds } from '../../../../contract/features.js';
import { byName } from '../../../../contract/rules/by-name.js';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { type RowList, RowListController, TakesRecord } from '../../../../shared/staff-list/index.js';
import { everywhere } from '../../domain/entitlement.js';
import { OverrideFeature } from '../../use-cases/override-feature.js';
import { FeatureEverywhereView, OverrideFeatureInput } from './admin-billing.dto.js';
import { toOverrideView } from './staff-billing-record.js';

const featureEnum = byName(featureIds, (id) => id);
export const FeatureParam = (name = 'feature') =>
  Param(name, new ParseEnumPipe(featureEnum, { errorHttpStatusCode: 404 }));

const featureList: RowList<FeatureEverywhereView> = {
  resource: 'features',
  row: FeatureEverywhereView,
  names: { one: 'Feature', many: 'Features' },
  titles: { one: 'a feature’s grant or lock for everyone', many: 'features granted or locked for everyone' },
  about: 'A brand’s own grant or lock overrides these.',
  members: ['id', 'kind', 'reason', 'madeAt', 'until'],
  stored: ['id', 'feature'],
  derived: ['madeBy', 'madeAt', 'endedAt'],
};

/** What is granted or locked for every brand at once. */
@ApiTags('staff')
@Controller(`api/v1/admin/${featureList.resource}`)
export class AdminFeaturesController extends RowListController(featureList) {
  constructor(private readonly overrideFeature: OverrideFeature) {
    super();
  }

  /** Grants or locks a feature for every brand, whatever its plan includes. Replaces an earlier grant or lock. */
  @Put(':id')
  @TakesRecord(OverrideFeatureInput)
  @ForStaff('feature.override-everywhere')
  @ApiOperation({ operationId: 'staffOverrideFeatureEverywhere', summary: 'Grant or lock a feature for everyone' })
  @ApiParam({ name: 'id', enum: [...featureIds], description: 'The plan feature.' })
  @ApiOkResponse({ type: FeatureEverywhereView })
  async override(
    @CurrentActor() actor: Actor,
    @FeatureParam('id') feature: Feature,
    @Body() record: unknown,
  ): Promise<FeatureEverywhereView> {
    const { kind, reason, until } = await this.changesIn(OverrideFeatureInput, record, feature, actor);
    const wanted = { brandId: everywhere, feature, kind, reason, until: until ? new Date(until) : null };
    await this.overrideFeature.execute(actor, wanted);
    return this.get(actor, feature);
  }

  /** Removes a grant or lock and returns it. The plans decide again. */
  @Delete(':id')
  @ForStaff('feature.override-everywhere')
  @ApiOperation({ operationId: 'staffClearFeatureEverywhere', summary: 'Remove a grant or lock for everyone' })
  @ApiParam({ name: 'id', enum: [...featureIds], description: 'The plan feature.' })
  @ApiOkResponse({ type: FeatureEverywhereView })
  async clear(@CurrentActor() actor: Actor, @FeatureParam('id') feature: Feature): Promise<FeatureEverywhereView> {
    const stood = await this.get(actor, feature);
    await this.overrideFeature.clear(actor, everywhere, feature);
    return stood;
  }

  protected override async rows(): Promise<FeatureEverywhereView[]> {
    const standing = await this.overrideFeature.standingEverywhere();
    return standing.map((override) => ({ ...toOverrideView(override), id: override.feature }));
  }
}
