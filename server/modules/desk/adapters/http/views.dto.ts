import { IsBoolean, IsDefined, IsIn, IsString, Length, Matches, ValidateBy } from 'class-validator';
import { viewResources } from '../../../../contract/rules/desk.js';
import { PartOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { OneOf } from '../../../../shared/http/view-fields.js';

const filterBytes = 4_000;

const isFlat = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each)) &&
  JSON.stringify(value).length <= filterBytes;

const IsFlatFilter = () =>
  ValidateBy({
    name: 'isFlatFilter',
    validator: { validate: isFlat, defaultMessage: () => 'The filter takes plain values, 4,000 characters in all.' },
  });

class ViewSortInput {
  @IsString()
  @Matches(/^\w{1,40}$/)
  field: string;

  @IsIn(['ASC', 'DESC'])
  order: 'ASC' | 'DESC';
}

class ViewQueryInput {
  @IsFlatFilter()
  filter: Record<string, string | number | boolean>;

  @IsDefined()
  @PartOf(ViewSortInput)
  sort: ViewSortInput;
}

export class KeepViewInput {
  @IsIn(viewResources)
  resource: string;

  @Trimmed()
  @IsString()
  @Length(1, 60, { message: 'Please enter a name of at most 60 characters.' })
  name: string;

  @IsDefined()
  @PartOf(ViewQueryInput)
  query: ViewQueryInput;

  /** Whether colleagues can see it too. */
  @IsBoolean()
  shared: boolean;
}

export class SavedView {
  id: string;
  /** The list it belongs to. */
  @OneOf(viewResources)
  resource: string;
  name: string;
  query: ViewQueryInput;
  shared: boolean;
  /** Whether it is your own, so that you can delete it. */
  own: boolean;
}
