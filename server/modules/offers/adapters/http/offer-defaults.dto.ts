import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { brandCategories, type BrandCategory, idsOf } from '../../../../contract/lists/index.js';
import { IsListed, NumberOf } from '../../../../shared/http/field-rules.js';
import { Moment, OneOf, Whole } from '../../../../shared/http/view-fields.js';
import { OfferInput, OfferView } from './offers.dto.js';
import { UsageRightsDto } from './terms.dto.js';

/** What a brand's new offers begin with, as its people say it; each offer can say otherwise. */
export class OfferDefaultsInput extends PickType(OfferInput, [
  'kind',
  'shipped',
  'guests',
  'asks',
  'contentDueDays',
  'brief',
  'rights',
] as const) {
  /** One of the brand's venues; `null` if it is chosen in each offer. */
  @IsOptional()
  @ApiProperty({ required: false })
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId: string | null = null;

  /** `null` if it is chosen in each offer. */
  @IsOptional()
  @ApiProperty({ required: false })
  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category: BrandCategory | null = null;

  /** The number of influencers who can come at one time. */
  @NumberOf(1, 100, 'Please enter a number of places from 1 to 100.')
  places: number;
}

/** What a brand's new offers begin with; what is usual where it has said nothing. */
export class OfferDefaultsView extends PickType(OfferView, [
  'kind',
  'shipped',
  'guests',
  'asks',
  'contentDueDays',
  'brief',
  'venueId',
] as const) {
  rights: UsageRightsDto;
  /** `null` if it is chosen in each offer. */
  @OneOf(idsOf(brandCategories))
  category: BrandCategory | null;
  /** The number of influencers who can come at one time. */
  @Whole()
  places: number;
  /** When the defaults were saved; `null` if the brand has saved none. */
  @Moment()
  updatedAt: string | null;
  /** Increases with every change, from 0; for `If-Match`. */
  @Whole()
  version: number;
}
