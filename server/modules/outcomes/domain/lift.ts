/** How many covers a venue had on one day, such as 2027-03-04. */
export type CoversDay = Readonly<{ day: string; covers: number }>;

export type LiftQuestion = Readonly<{
  /** The first day of the two weeks that the post may have brought guests. */
  from: string;
  /** The venue's days, in any order. A day that isn't here isn't known; it doesn't count as zero. */
  venue: readonly CoversDay[];
  /** The days of the brand's other venues added up, where none of them had a Collab. It counts only if it has every day that the venue has. */
  control: readonly CoversDay[];
}>;

/** Guests in two weeks beyond what was usual, and the interval that has the truth in it 95 times in 100. */
type Estimate = Readonly<{ guests: number; low: number; high: number; days: number; isControlled: boolean }>;

/** An interval with zero in it doesn't tell whether there was an effect at all. */
export type Lift = (Readonly<{ status: 'estimated' | 'cannot-tell' }> & Estimate) | Readonly<{ status: 'too-little' }>;

const daysAfter = 14;
const daysBefore = 56;
const fewestAfter = 10;
const fewestBeforeEach = 4;

/** The days that a comparison needs, and the same as moments (UTC). */
export function liftWindow(from: string): Readonly<{ first: string; last: string; begins: Date; ends: Date }> {
  const moment = (place: number) => new Date(Date.parse(from) + place * msOfDay);
  const day = (place: number) => moment(place).toISOString().slice(0, 10);
  return { first: day(-daysBefore), last: day(daysAfter - 1), begins: moment(-daysBefore), ends: moment(daysAfter) };
}

/**
 * Compares the two weeks from a day with the same weekdays of the eight weeks before. The interval comes from chance: the
 * days of each weekday are dealt out again and again, and it holds every effect that these deals can't rule out (a
 * stratified permutation test, inverted). The order of a weekday's days doesn't matter, and the same days always give the
 * same answer.
 */
export function liftOf({ from, venue, control }: LiftQuestion): Lift {
  const known = within(venue, from);
  const others = new Map(within(control, from).map((each) => [each.place, each.covers]));
  const isControlled = known.length > 0 && known.every(({ place }) => others.has(place));
  const weekdays = weekdaysOf(isControlled ? without(known, others) : known);
  const days = sum(weekdays.map(({ values, before }) => values.length - before));
  if (days < fewestAfter) return { status: 'too-little' };
  const found = sum(weekdays.map((each) => excess(each, placesAfter(each)))) / days;
  const [low, high] = notRuledOut(weekdays, days, found);
  return { status: statusOf(low, high), guests: found * days, low: low * days, high: high * days, days, isControlled };
}

const statusOf = (low: number, high: number) => (low > 0 || high < 0 ? 'estimated' : 'cannot-tell');

/** Several estimates about different days, as one. Their errors are independent, so that they add up in quadrature. */
export function pooledLift(lifts: readonly Lift[]): Lift {
  const known = lifts.flatMap((lift) => (lift.status === 'too-little' ? [] : lift));
  if (known.length < 2) return { status: 'too-little' };
  const guests = sum(known.map((each) => each.guests));
  const low = guests - Math.hypot(...known.map((each) => each.guests - each.low));
  const high = guests + Math.hypot(...known.map((each) => each.high - each.guests));
  return {
    ...{ status: statusOf(low, high), guests, low, high, days: sum(known.map(({ days }) => days)) },
    isControlled: known.every((each) => each.isControlled),
  };
}

/** A day by its place: 0 is the first of the two weeks, and −1 the day before it. */
type PlacedDay = Readonly<{ place: number; covers: number }>;

/** The days of one weekday: those before first, and the smallest first on either side. `all` is their sum. */
type Weekday = Readonly<{ values: readonly number[]; before: number; all: number }>;

const msOfDay = 24 * 60 * 60 * 1_000;

const within = (days: readonly CoversDay[], from: string): PlacedDay[] =>
  days
    .map(({ day, covers }) => ({ place: Math.round((Date.parse(day) - Date.parse(from)) / msOfDay), covers }))
    .filter(({ place }) => place >= -daysBefore && place < daysAfter);

/** What is left of each day once what happened at the other venues is taken off, in the proportion of their sizes. */
function without(days: readonly PlacedDay[], others: ReadonlyMap<number, number>): PlacedDay[] {
  const before = days.filter(({ place }) => place < 0);
  const theirs = sum(before.map(({ place }) => others.get(place)!));
  const share = theirs > 0 ? sum(before.map(({ covers }) => covers)) / theirs : 0;
  return days.map(({ place, covers }) => ({ place, covers: covers - share * others.get(place)! }));
}

/** Only weekdays with days on either side can be compared. */
function weekdaysOf(days: readonly PlacedDay[]): Weekday[] {
  const on = (weekday: number, isAfter: boolean): number[] =>
    days
      .filter(({ place }) => place >= 0 === isAfter && (place + daysBefore) % 7 === weekday)
      .map(({ covers }) => covers)
      .sort((a, b) => a - b);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((weekday) => ({ before: on(weekday, false), after: on(weekday, true) }))
    .filter(({ before, after }) => before.length >= fewestBeforeEach && after.length > 0)
    .map(({ before, after }) => ({
      values: [...before, ...after],
      before: before.length,
      all: sum(before) + sum(after),
    }));
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** By how much the values at these places exceed as many of the others. */
const excess = ({ values, all }: Weekday, places: readonly number[]): number =>
  beyond(sum(places.map((place) => values[place]!)), all, places.length, values.length);

/** The same for the sum at so many places, among all values. */
const beyond = (here: number, all: number, places: number, values: number): number =>
  here - ((all - here) / (values - places)) * places;

const placesAfter = ({ values, before }: Weekday): number[] => [...values.keys()].slice(before);

const deals = 1_999;
const inEachTail = 0.025;

/**
 * The least and the greatest effect a day that a deal can't rule out. An effect of `e` a day is what a deal gives as well
 * if `dealt − e·kept` is `found − e`, where `kept` is the part of the effect that stays with the days dealt as "after".
 */
function notRuledOut(weekdays: readonly Weekday[], days: number, found: number): [low: number, high: number] {
  const random = randomFrom(20_270_101);
  const effects: number[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    let [dealt, kept] = [0, 0];
    for (const weekday of weekdays) {
      const { values, before } = weekday;
      const places = dealtPlaces(values.length, values.length - before, random);
      dealt += excess(weekday, places);
      kept += beyond(places.filter((place) => place >= before).length, places.length, places.length, values.length);
    }
    if (kept < days) effects.push((found - dealt / days) / (1 - kept / days));
  }
  effects.sort((a, b) => a - b);
  const out = Math.floor(inEachTail * (deals + 1));
  return [effects[out - 1]!, effects[effects.length - out]!];
}

/** So many different places among these, by Floyd's algorithm (1987). */
function dealtPlaces(among: number, count: number, random: () => number): number[] {
  const places: number[] = [];
  for (let last = among - count; last < among; last += 1) {
    const place = Math.floor(random() * (last + 1));
    places.push(places.includes(place) ? last : place);
  }
  return places;
}

/** Marsaglia's xorshift of 32 bits (2003): enough to deal days, the same on every machine, and for no secret. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
