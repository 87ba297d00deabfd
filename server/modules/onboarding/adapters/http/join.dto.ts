import { Transform } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import {
  brandCategories,
  type BrandCategory,
  type City,
  influencerCities,
  type InfluencerCity,
  idsOf,
  mainCities,
  type Platform,
  platforms,
} from '../../../../contract/lists/index.js';
import { termsVersion } from '../../../../contract/consent.js';
import { type PlanId, planIds } from '../../../../contract/plans.js';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfGiven, IsListed, NumberOf, OneLine, Said } from '../../../../shared/http/field-rules.js';
import { Day } from '../../../../shared/http/view-fields.js';

const handleMessage = 'A handle has 2 to 50 letters, digits, dots, hyphens or underscores.';
const emailMessage = { message: 'Please enter a valid email address.' };

/** What both ways of joining accept. */
class AcceptingInput {
  /** The version of the terms and privacy notice linked beside the button. If omitted, the person is asked after signing in. */
  @IfGiven()
  @NumberOf(1, termsVersion, 'There’s no such version of the terms.')
  termsVersion?: number;
}

export class JoinBrandInput extends AcceptingInput {
  /** The plan to start with once it is paid for; until then the brand is on Basic. */
  @IsIn(planIds, { message: 'Please choose one of the four plans.' })
  tier: PlanId;

  @OneLine(textLimits.brandName)
  brandName: string;

  @IsListed(mainCities, { message: 'Please choose a city.' })
  city: City;

  @IsListed(brandCategories, { message: 'Please choose a category.' })
  category: BrandCategory;

  /** The name of the person who joins. */
  @OneLine(textLimits.personName)
  name: string;

  /** Whitespace and case are ignored. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;
}

/** `@Jane.Eats ` is the handle `jane.eats`. */
const asHandle = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().replace(/^@/, '').toLowerCase() : value;

export class JoinInfluencerInput extends AcceptingInput {
  @OneLine(textLimits.personName)
  name: string;

  /** The handle on the influencer's main platform; a leading @ and case are ignored. */
  @Said(handleMessage, { pattern: String.raw`^\s*@?[A-Za-z0-9._-]{2,50}\s*$` })
  @Transform(asHandle)
  @Matches(/^[a-z0-9._-]{2,50}$/, { message: handleMessage })
  handle: string;

  /** On which the handle is theirs: it begins their Socials. */
  @ApiProperty({ enum: idsOf(platforms), default: 'instagram', required: false })
  @IsIn(idsOf(platforms), { message: 'Please choose your main platform.' })
  platform: Platform = 'instagram';

  @IsListed(influencerCities, { message: 'Please choose a city.' })
  city: InfluencerCity;

  /** Whitespace and case are ignored. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  /** The date of birth, such as `1998-04-30`. Influencers must be 18 or older. */
  @Day()
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Please enter your date of birth.' })
  dateOfBirth: string;

  /** The value of `ref=` in the invitation's address. */
  @IfGiven()
  @OneLine({ least: 1, most: 100, says: 'This invitation link doesn’t work. Please ask for a new one.' })
  ref?: string;

  /** Whether the handle is that of an imported profile and belongs to you; after signing in, you see how to prove it. */
  @IfGiven()
  @IsBoolean()
  claim?: boolean;
}

/** `{}`: please look into your mail. The same whether there was an account or not. */
export class JoinedView {}
