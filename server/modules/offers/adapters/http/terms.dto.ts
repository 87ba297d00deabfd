import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import {
  contentTypes,
  type ContentType,
  deliverableTypes,
  type DeliverableType,
  idsOf,
} from '../../../../contract/lists/index.js';
import {
  type RightsChannel,
  rightsChannels,
  rightsMonths,
  type Terms,
  type UsageRights,
} from '../../../../contract/terms.js';
import { NumberOf } from '../../../../shared/http/field-rules.js';
import { SomeOf } from '../../../../shared/http/view-fields.js';

/** So many pieces of one type. */
export class AskDto {
  @IsIn(idsOf(deliverableTypes), { message: 'Please choose a type of content.' })
  type: DeliverableType;

  @IsIn(idsOf(contentTypes), { message: 'Please choose video, image or mix.' })
  contentType: ContentType;

  @NumberOf(1, 10, 'Please ask for 1 to 10 pieces.')
  count: number;
}

/** Where and for how long the brand may use what is made for it, from a piece's approval on. */
export class UsageRightsDto {
  @SomeOf(rightsChannels)
  @IsArray()
  @ArrayMinSize(1, { message: 'Please choose where you would like to use the content.' })
  @ArrayUnique({ message: 'Please name each channel once.' })
  @IsIn(rightsChannels, { each: true, message: 'There’s no such channel.' })
  channels: RightsChannel[];

  /** The number of months. */
  @NumberOf(
    rightsMonths.min,
    rightsMonths.max,
    `Please enter a number of months from ${rightsMonths.min} to ${rightsMonths.max}.`,
  )
  months: number;
}

/** What leaves of agreed rights. */
export const toRightsView = (rights: UsageRights | null | undefined): UsageRightsDto | null =>
  rights ? { channels: [...rights.channels], months: rights.months } : null;

/** All that is agreed leaves. */
export const toTermsView = (terms: Terms) =>
  Object.assign({ ...terms }, { asks: [...terms.asks], rights: toRightsView(terms.rights) });
