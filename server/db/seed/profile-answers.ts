import {
  ageBrackets,
  type Attribute,
  attributeLists,
  type AttributeList,
  timesOfDay,
  travelRanges,
} from '../../contract/lists/index.js';
import { weekdays } from '../../contract/rules/opening-hours.js';
import { SeededRandom } from './seeded-random.js';

/** How many of each list somebody in the demo world chooses; nobody's looks or health are made up. */
const chosenOf: Partial<Record<Attribute, number>> = {
  ...{ cuisines: 4, diningTypes: 3, beverages: 2, interests: 5, holidayTypes: 2, fashionStyles: 1, sports: 1 },
  ...{ contentVibes: 2, cameraGear: 3 },
};

const fromList = ({ options }: AttributeList, count: number, random: SeededRandom): string[] => {
  const left = options.map(({ id }) => id).filter((id) => id !== 'other' && id !== 'none');
  return Array.from({ length: count }, () => left.splice(random.between(0, left.length - 1), 1)[0]!);
};

/** What somebody of this place in the list says in the profile editor. Chance of its own, so that the rest of the world stays as it is. */
export function answersOf(place: number) {
  const random = new SeededRandom(7_000 + place);
  const attributes = Object.entries(chosenOf).map(([name, count]) => [
    name,
    { chosen: fromList(attributeLists[name as Attribute], count, random), other: null },
  ]);
  const ages = ageBrackets.slice(0, 4).map(({ id }, at) => [id, [38, 34, 17, 6][at]! + random.between(0, 1)]);
  const women = random.between(38, 74);
  return {
    attributes: Object.fromEntries(attributes) as Record<string, { chosen: string[]; other: null }>,
    audience: {
      ages: Object.fromEntries(ages) as Record<string, number>,
      genders: { women, men: 97 - women },
      countries: [
        { country: 'GB', percent: random.between(61, 84) },
        { country: 'IE', percent: random.between(3, 9) },
      ] as const,
    },
    availability: {
      days: weekdays.filter(() => random.next() < 0.6),
      times: timesOfDay.map(({ id }) => id).filter(() => random.next() < 0.6),
      travel: random.oneOf(travelRanges).id,
      away: [],
    },
  };
}
