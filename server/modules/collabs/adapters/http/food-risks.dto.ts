import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsIn, IsString, MaxLength, ValidateNested } from 'class-validator';
import { attributeLists, idsOf, other } from '../../../../contract/lists/index.js';
import { otherMaxLength } from '../../../../contract/rules/choice.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IfAny, OneLine, PartOf } from '../../../../shared/http/field-rules.js';
import { Moment, SomeOf, Whole } from '../../../../shared/http/view-fields.js';
import type { FoodRisksNow } from '../../use-cases/show-food-risks.js';

const groups = idsOf(attributeLists.foodRiskGroups.options).filter((id) => id !== other.id);

/** What someone must not be served; `none` says that there is nothing. */
export class FoodChoiceDto {
  /** Ids from the list of food risk groups. */
  @SomeOf(groups)
  @IsArray()
  @ArrayMaxSize(groups.length)
  @IsIn(groups, { each: true, message: 'Please choose from the list.' })
  chosen: string[];

  /** What the list lacks, in their own words. */
  @IfAny()
  @IsString()
  @MaxLength(otherMaxLength, { message: `Please write at most ${otherMaxLength} characters.` })
  other: string | null = null;
}

export class GuestFoodChoiceDto extends FoodChoiceDto {
  /** The name that the venue knows them by. */
  @OneLine(textLimits.guestName)
  name: string;
}

/** What an influencer tells the venue before a visit. To tell it is to agree that the venue sees it until the visit is over. */
export class TellFoodRisksInput {
  @IsDefined({ message: 'Please say what you can’t be served.' })
  @PartOf(FoodChoiceDto)
  own: FoodChoiceDto;

  /** The guests they bring: their names and what they must not be served. */
  @IsArray()
  @ArrayMaxSize(20, { message: 'At most 20 guests.' })
  @ValidateNested({ each: true })
  @Type(() => GuestFoodChoiceDto)
  guests: GuestFoodChoiceDto[];
}

export class FoodRisksView {
  /** Whether the brand can see them now; otherwise everything here is empty. */
  open: boolean;
  /** Until when the brand can see them, once a time has been agreed. */
  @Moment()
  until: string | null;
  /** `null` if the influencer hasn't said. */
  own: FoodChoiceDto | null;
  guests: GuestFoodChoiceDto[];
}

export class OwnFoodRisksView {
  /** When they told the venue for this visit; `null` if they haven't, and the rest is what they told last. */
  @Moment()
  toldAt: string | null;
  /** `null` if they have never said. */
  own: FoodChoiceDto | null;
  guests: GuestFoodChoiceDto[];
}

export class DaySheetVisitView {
  collabId: string;
  @Moment()
  visitAt: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  /** The number of guests they can bring. */
  @Whole()
  guests: number;
  /** The offer they come for. */
  title: string;
  venue: string;
  /** Their message to the brand. */
  note: string;
  /** The brand’s note for the people who receive them. */
  handoffNote: string;
  @Moment()
  checkedInAt: string | null;
  foodRisks: FoodRisksView;
}

/** What leaves of what must not be served. */
export const toFoodRisksView = ({ open, until, own, guests }: FoodRisksNow): FoodRisksView => ({
  open,
  until: until?.toISOString() ?? null,
  own: own && { chosen: [...own.chosen], other: own.other },
  guests: guests.map(({ name, chosen, other: text }) => ({ name, chosen: [...chosen], other: text })),
});
