import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min, ValidateBy } from 'class-validator';
import { brandCategories, type BrandCategory, type City, idsOf, mainCities } from '../../../../contract/lists/index.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { IfGiven, IsListed } from '../../../../shared/http/field-rules.js';
import { IsMapBounds } from '../../../../shared/http/map-bounds.js';
import { OneOf } from '../../../../shared/http/view-fields.js';

/** A page in one order can't continue in another. */
const AfterOfItsOrder = () =>
  ValidateBy({
    name: 'afterOfItsOrder',
    validator: {
      validate: (after: unknown, context) => {
        const { sort } = (context?.object ?? {}) as { sort?: string };
        return typeof after === 'string' && /^\d{1,4}_/.test(after) === (sort === 'match');
      },
      defaultMessage: () => 'This page belongs to another order. Please begin again.',
    },
  });

export class OffersQuery extends PageQuery {
  /** Only offers in this city. */
  @IfGiven()
  @IsListed(mainCities, { message: 'This city is not in the list.' })
  city?: City;

  /** Only offers of brands of this category. */
  @IfGiven()
  @IsListed(brandCategories, { message: 'This category is not in the list.' })
  category?: BrandCategory;

  /** `true` for only those which the influencer has saved. */
  @IfGiven()
  @IsIn(['true', 'false'], { message: 'saved is true or false.' })
  saved?: 'true' | 'false';

  /** A part of the map: west,south,east,north in degrees. */
  @IfGiven()
  @ApiProperty({ type: String, example: '-0.5,51.3,0.3,51.7' })
  @IsMapBounds()
  bounds?: string;

  /** For an influencer: `match` puts those first which suit them. */
  @IfGiven()
  @ApiProperty({ enum: ['newest', 'match'], default: 'newest' })
  @IsIn(['newest', 'match'], { message: 'Offers can be sorted by newest or match.' })
  sort?: 'newest' | 'match';

  /** The `next` of the page before, in the same order. */
  @IfGiven()
  @AfterOfItsOrder()
  @Matches(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z|\d{1,4})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'after is not the next of a page.',
  })
  after?: string;
}

export class OfferMarkersQuery extends PickType(OffersQuery, ['city', 'category', 'saved'] as const) {
  /** The part of the map that is shown: west,south,east,north in degrees. */
  @ApiProperty({ type: String, example: '-8,49.8,2,59' })
  @IsMapBounds()
  bounds: string;

  /** How far the map is zoomed in: at 0 the world is 256 pixels wide, and twice as wide with each step. */
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
  /** For the state of a single offer: which one. */
  offerId: string | null;
  title: string | null;
  /** What it is worth, in pence. */
  valuePence: number | null;
}

export class OfferMarkersView {
  /** 300 at most, the fullest first. */
  @ApiProperty({ type: [OfferMarkerView] })
  items: readonly OfferMarkerView[];
}

export class OfferCitiesQuery extends PickType(OffersQuery, ['category', 'saved'] as const) {}

export class OfferCityView {
  @OneOf(idsOf(mainCities))
  city: City;
  /** How many live offers there are in it, 1 at least. */
  count: number;
}

export class OfferCitiesView {
  /** Those that have live offers, the fullest first. */
  @ApiProperty({ type: [OfferCityView] })
  items: readonly OfferCityView[];
}
