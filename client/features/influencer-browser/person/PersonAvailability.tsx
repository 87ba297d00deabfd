import { availableDays, timesOfDay, travelRanges } from '../../../../server/contract/lists/availability';
import { labelOf } from '../../../../server/contract/lists/option';
import { londonTimeAt } from '../../../../server/contract/rules/london-time';
import { useProductNow } from '../../../api/use-product-now';
import { longDay } from '../../../ui/day';
import type { InfluencerSheet } from '../browser-api';
import { FactList } from './FactList';
import { SheetPart } from './SheetPart';

/** When a visit suits somebody, and how far they go; nothing where they have not said. */
export function PersonAvailability({ person: { name, availability } }: { person: InfluencerSheet }) {
  const { date: today } = londonTimeAt(useProductNow());
  const away = availability.away.filter(({ to }) => to >= today);
  const facts: readonly (readonly [string, string])[] = [
    ['Days', chosen(availableDays, availability.days)],
    ['Times of day', chosen(timesOfDay, availability.times)],
    ['How far', availability.travel ? labelOf(travelRanges, availability.travel, '') : ''],
    ['Away', away.map(({ from, to }) => spanInWords(from, to)).join('; ')],
  ];
  const told = facts.filter(([, value]) => value !== '');
  if (told.length === 0) return null;
  return (
    <SheetPart title="Availability" lead={`When a visit suits ${name}, who still agrees to each time.`}>
      <FactList facts={told} />
    </SheetPart>
  );
}

const chosen = (options: readonly Readonly<{ id: string; label: string }>[], ids: readonly string[]): string =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ');

const spanInWords = (from: string, to: string): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;
