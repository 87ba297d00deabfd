import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min, ValidateBy } from 'class-validator';
import { brandCategories, type BrandCategory, type City, idsOf, mainCities } from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { IfGiven, IsListed } from '../../../../shared/http/field-rules.js';
import { IsMapBounds } from '../../../../shared/http/map-bounds.js';
import { Moment, OneOf, Whole } from '../../../../shared/http/view-fields.js';
import { OfferFactsView } from './offers.dto.js';

/** A page in one order can't continue in another. */
const AfterOfItsOrder = () =>
  ValidateBy({
    name: 'afterOfItsOrder',
    validator: {
      validate: (after: unknown, context) => {
        const { sort } = (context?.object ?? {}) as { sort?: string };
        return typeof after === 'string' && /^\d{1,4}_/.test(after) === (sort === 'match');
      },
      defaultMessage: () => 'This page belongs to a different sort order. Please start from the first page.',
    },
  });

export class OffersQuery extends PageQuery {
  /** Only offers in this city. */
  @IfGiven()
  @IsListed(mainCities, { message: 'This city isn’t in the list.' })
  city?: City;

  /** Only offers from brands in this category. */
  @IfGiven()
  @IsListed(brandCategories, { message: 'This category isn’t in the list.' })
  category?: BrandCategory;

  /** `true` returns only offers that the influencer has saved. */
  @IfGiven()
  @IsIn(['true', 'false'], { message: 'saved is true or false.' })
  saved?: 'true' | 'false';

  /** The map area: west,south,east,north in degrees. */
  @IfGiven()
  @ApiProperty({ type: String, example: '-0.5,51.3,0.3,51.7' })
  @IsMapBounds()
  bounds?: string;

  /** For influencers: `match` returns the offers that suit them best first. */
  @IfGiven()
  @ApiProperty({ enum: ['newest', 'match'], default: 'newest' })
  @IsIn(['newest', 'match'], { message: 'Offers can be sorted by newest or match.' })
  sort?: 'newest' | 'match';

  /** The `next` of the previous page, with the same order. */
  @IfGiven()
  @AfterOfItsOrder()
  @Matches(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z|\d{1,4})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'after is not the next of a page.',
  })
  after?: string;
}

export class OfferMarkersQuery extends PickType(OffersQuery, ['city', 'category', 'saved'] as const) {
  /** The visible map area: west,south,east,north in degrees. */
  @ApiProperty({ type: String, example: '-8,49.8,2,59' })
  @IsMapBounds()
  bounds: string;

  /** The zoom level: at 0 the world is 256 pixels wide, and each step doubles its width. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(20)
  zoom: number;
}

/** Offers close to each other on the map. */
export class OfferMarkerView {
  lat: number;
  lng: number;
  count: number;
  /** The id, if the marker is a single offer. */
  offerId: string | null;
  title: string | null;
  /** The value in pence. */
  valuePence: number | null;
}

export class OfferMarkersView {
  /** At most 300, those with the most offers first. */
  @ApiProperty({ type: [OfferMarkerView] })
  items: readonly OfferMarkerView[];
}

export class OfferCitiesQuery extends PickType(OffersQuery, ['category', 'saved'] as const) {}

export class OfferCityView {
  @OneOf(idsOf(mainCities))
  city: City;
  /** The number of live offers in it, at least 1. */
  count: number;
}

export class OfferCitiesView {
  /** The cities with live offers, those with the most first. */
  @ApiProperty({ type: [OfferCityView] })
  items: readonly OfferCityView[];
}

/** An offer as a card in a list. */
export class OfferCardView extends OfferFactsView {
  /** Places left at upcoming times. */
  placesLeft: number;
  @Moment()
  nextSlotAt: string | null;
  /** How well it suits you as an influencer, in points; present only when sorted by match. */
  @Whole()
  score?: number;
}

export class OfferPage {
  items: OfferCardView[];
  /** Send it as `after` for the next page; `null` on the last page. */
  next: string | null;
}
