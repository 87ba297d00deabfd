import {
  brandCategories,
  countries,
  influencerCities,
  type Option,
  optionOf,
  type Platform,
} from '../../../contract/lists/index.js';
import { attributeLists } from '../../../contract/lists/attributes.js';
import { choiceFault } from '../../../contract/rules/choice.js';
import { isDay, londonTimeAt } from '../../../contract/rules/london-time.js';
import {
  birthFault,
  birthFaults,
  profileHandle,
  profileHandleFault,
  profileLimits,
  sharesFault,
} from '../../../contract/rules/influencer-profile.js';
import { accountFault } from '../../../contract/rules/platform-address/person-in.js';
import {
  type Attributes,
  type InfluencerProfile,
  type ProfileAttribute,
  profileAttributeNames,
  profileAttributes,
  type ProfileField,
} from './influencer-profile.js';
import { checkText, textLimits } from '../../../contract/rules/text-limits.js';

type Faults = Record<string, string>;
type Check = (profile: InfluencerProfile, today: string, before: InfluencerProfile) => Faults;

const one = (field: string, fault: string | undefined | false): Faults => (fault ? { [field]: fault } : {});
const knows = (list: readonly Option[], id: string | null) => id === null || optionOf(list, id) !== undefined;

const checks: Partial<Record<ProfileField, Check>> = {
  name: ({ name }) => {
    const says = checkText(textLimits.personName, name);
    return one('name', says !== true && says);
  },
  handle: ({ handle }) => one('handle', !profileHandle.test(handle) && profileHandleFault),
  bio: ({ bio }) =>
    one('bio', bio.length > profileLimits.bio.max && `Please write at most ${profileLimits.bio.max} characters.`),
  city: ({ city }) => one('city', !knows(influencerCities, city) && 'Please choose a city.'),
  country: ({ country }) => one('country', !knows(countries, country) && 'Please choose a country.'),
  categories: ({ categories }) => one('categories', categoriesFault(categories)),
  dateOfBirth: ({ dateOfBirth }, today) => {
    const fault = dateOfBirth === null ? undefined : birthFault(dateOfBirth, today);
    return one('dateOfBirth', fault && birthFaults[fault]);
  },
  accounts: accountFaults,
  attributes: ({ attributes }) => attributeFaults(attributes),
  audience: ({ audience: { ages, genders, countries: where } }) => ({
    ...one('audience.ages', sharesFault(Object.values(ages))),
    ...one('audience.genders', sharesFault(Object.values(genders))),
    ...one('audience.countries', countriesFault(where)),
  }),
  availability: ({ availability }) => one('availability.away', awayFault(availability.away)),
  portfolio: ({ portfolio }) => one('portfolio', portfolioFault(portfolio)),
};

/** Errors in the changed fields, one sentence each; empty if all are valid. */
export function profileFaults(
  profile: InfluencerProfile,
  before: InfluencerProfile,
  changed: readonly ProfileField[],
  now: Date,
): Faults {
  const today = londonTimeAt(now).date;
  return Object.assign({}, ...changed.map((field) => checks[field]?.(profile, today, before) ?? {})) as Faults;
}

const categoriesFault = (categories: readonly string[]) => {
  const { max } = attributeLists.primaryCategories;
  if (!categories.every((id) => knows(brandCategories, id))) return 'Please choose from the list.';
  if (new Set(categories).size !== categories.length) return 'Please choose each of them once.';
  return categories.length > max && `Please choose at most ${max}.`;
};

function attributeFaults(attributes: Attributes): Faults {
  const found = Object.entries(attributes).map(([name, choice]) => {
    const known = profileAttributeNames.includes(name as ProfileAttribute);
    return one(
      `attributes.${name}`,
      known ? choiceFault(choice, profileAttributes[name as ProfileAttribute]) : 'There’s no such list.',
    );
  });
  return Object.assign({}, ...found) as Faults;
}

/** An existing account's name may predate its platform's rule. */
function accountFaults({ accounts }: InfluencerProfile, _today: string, before: InfluencerProfile): Faults {
  const wasThere = ({ platform, handle }: { platform: Platform; handle: string }) =>
    before.accounts.some((account) => account.platform === platform && account.handle === handle);
  const twice = new Set(accounts.map(({ platform }) => platform)).size !== accounts.length;
  const faults = accounts.map(({ platform, handle, followers, engagement, country }) => ({
    ...one(`accounts.${platform}.handle`, !wasThere({ platform, handle }) && accountFault(platform, handle)),
    ...one(`accounts.${platform}.followers`, !isCount(followers) && 'Please enter the number of followers.'),
    ...one(`accounts.${platform}.engagement`, !isPercentage(engagement) && 'Please enter a percentage from 0 to 100.'),
    ...one(`accounts.${platform}.country`, !knows(countries, country) && 'Please choose a country.'),
  }));
  return Object.assign(one('accounts', twice && 'Please give one account of each platform.'), ...faults) as Faults;
}

const isCount = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= profileLimits.followers.max);
const isPercentage = (value: number | null) => value === null || (value >= 0 && value <= 100);

function countriesFault(where: InfluencerProfile['audience']['countries']): string | undefined {
  const { max } = profileLimits.audienceCountries;
  const names = where.map(({ country }) => country);
  if (names.length > max) return `Please enter at most ${max} countries.`;
  if (!names.every((country) => knows(countries, country))) return 'Please choose a country.';
  if (new Set(names).size !== names.length) return 'Please enter each country once.';
  return sharesFault(where.map(({ percent }) => percent));
}

function awayFault(away: InfluencerProfile['availability']['away']): string | undefined {
  if (away.length > profileLimits.away.max) return `Please enter at most ${profileLimits.away.max} times away.`;
  const fits = away.every(({ from, to }) => isDay(from) && isDay(to) && from <= to);
  return fits ? undefined : 'Please enter a first and a last day; the last can’t be before the first.';
}

function portfolioFault(portfolio: InfluencerProfile['portfolio']): string | undefined {
  const { portfolio: most, caption } = profileLimits;
  if (portfolio.length > most.max) return `A portfolio can have up to ${most.max} pieces.`;
  if (new Set(portfolio.map(({ filePath }) => filePath)).size !== portfolio.length)
    return 'Please show each piece once.';
  if (portfolio.some((piece) => piece.caption.length > caption.max))
    return `Please write at most ${caption.max} characters under a piece.`;
  return undefined;
}
