import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsString,
  Length,
  Matches,
  registerDecorator,
  ValidateNested,
} from 'class-validator';
import { idsOf, type SafetyCategory } from '../../../../contract/lists/index.js';
import {
  type InfluencerFilterName,
  influencerFilters,
  safetyExclusions,
} from '../../../../contract/rules/influencer-filters.js';
import { protectedLists, targetingLimits, wantedLists } from '../../../../contract/rules/match.js';
import { Moment, SomeOf } from '../../../../shared/http/view-fields.js';

const { words, wordMin, wordMax, reasonMax } = targetingLimits;

const knownIn = (list: string, options: unknown): boolean => {
  const named = influencerFilters[list as InfluencerFilterName] as { options: readonly { id: string }[] } | undefined;
  const ids = new Set(named?.options.map(({ id }) => id));
  return (
    Array.isArray(options) && new Set(options).size === options.length && options.every((id) => ids.has(id as string))
  );
};

/** Options of the browser's lists, each once. */
const EachOfItsList = () => (target: object, propertyName: string) =>
  registerDecorator({
    name: 'eachOfItsList',
    target: target.constructor,
    propertyName,
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([list, options]) => Object.hasOwn(influencerFilters, list) && knownIn(list, options),
        ),
      defaultMessage: () => 'Please choose from the lists, each option once.',
    },
  });

/** Options of the list named beside them. */
const OfThisList = () => (target: object, propertyName: string) =>
  registerDecorator({
    name: 'ofThisList',
    target: target.constructor,
    propertyName,
    validator: {
      validate: (value: unknown, context) => {
        const { list } = (context?.object ?? {}) as { list?: string };
        return Array.isArray(value) && value.length > 0 && knownIn(list ?? '', value);
      },
      defaultMessage: () => 'Please choose from the list, each option once.',
    },
  });

export class ProtectedWishInput {
  @IsIn(protectedLists, { message: 'Please choose from the list.' })
  list: InfluencerFilterName;

  @OfThisList()
  options: string[];

  /** Why it matters for what the brand gives: at least 20 characters. Kept on record. */
  @IsString()
  @Length(0, reasonMax, { message: `The reason can have at most ${reasonMax} characters.` })
  reason: string;
}

export class TargetingInput {
  /** Options by the name of their list: `band`, `platform` and what influencers say of their tastes and their content. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { diningTypes: ['brunch'] },
    description: `Any of: ${wantedLists.join(', ')}.`,
  })
  @EachOfItsList()
  wanted: Partial<Record<InfluencerFilterName, string[]>>;

  /** Words that a bio should contain. A word used by more than 1,000 people doesn't count. */
  @ApiProperty({ type: [String], maxItems: words })
  @IsArray()
  @ArrayMaxSize(words, { message: `Please enter at most ${words} words.` })
  @IsString({ each: true })
  @Length(wordMin, wordMax, { each: true, message: `Each word has ${wordMin} to ${wordMax} letters.` })
  @Matches(/^[\p{L}\p{N}'’-]+$/u, { each: true, message: 'Please enter single words, without spaces.' })
  words: string[];

  /** Gender, looks, age, relationship and similar, each with the reason why it should count. */
  @IsArray()
  @ArrayMaxSize(protectedLists.length, { message: 'Each list once.' })
  @ValidateNested({ each: true })
  @Type(() => ProtectedWishInput)
  protectedWishes: ProtectedWishInput[];
}

export class ExclusionsInput {
  /** The flags that exclude influencers from what the brand sees in the browser. */
  @SomeOf(idsOf(safetyExclusions))
  @IsArray()
  @ArrayMaxSize(safetyExclusions.length, { message: 'Each flag once.' })
  @IsIn(idsOf(safetyExclusions), { each: true, message: 'Please choose from the list.' })
  exclude: SafetyCategory[];
}

export class ProtectedWishView extends ProtectedWishInput {
  /** When it took effect. */
  @Moment()
  askedAt: string;
}

export class TargetingView {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  wanted: Partial<Record<InfluencerFilterName, string[]>>;
  words: string[];
  protectedWishes: ProtectedWishView[];
  @SomeOf(idsOf(safetyExclusions))
  exclude: SafetyCategory[];
  @Moment()
  updatedAt: string | null;
}
