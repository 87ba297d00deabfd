import { byName } from '../../../contract/rules/by-name.js';
import { storyHours } from '../../../contract/rules/deadlines.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import {
  type Basis,
  largestMetric,
  type PieceMetric,
  pieceMetricIds,
  pieceMetrics,
  type ReadingSource,
} from '../../../contract/metrics.js';
import {
  type Actor,
  type DomainEvent,
  eventOf,
  isTheProduct,
  mayAsStaff,
  newId,
  theProduct,
} from '../../../shared/kernel/index.js';
import { analyticsErrors } from './analytics.errors.js';

/** A post's numbers; null means not reported. */
export type Numbers = Readonly<Record<PieceMetric, number | null>>;

/**
 * The numbers of a published post at one time. Append-only: a correction adds another reading that replaces this one.
 */
export type Reading = Readonly<{
  id: string;
  pieceId: string;
  influencerId: string;
  /** When the numbers were observed. */
  takenAt: Date;
  basis: Basis;
  source: ReadingSource;
  numbers: Numbers;
  /** The screenshot. */
  screenshotId: string | null;
  /** The reason for a correction; null if it isn't one. */
  reason: string | null;
  /** The reading that it replaces. */
  corrects: string | null;
  correctedAt: Date | null;
  /** Null for the platform's own figures and imports from the command line. */
  enteredBy: string | null;
  enteredAt: Date;
}>;

/** What analytics needs to know about a piece of a Collab. */
export type PublishedPiece = Readonly<{
  id: string;
  collabId: string;
  brandId: string;
  influencerId: string;
  type: string;
  postUrl: string | null;
  /** Null until it is published. */
  publishedAt: Date | null;
}>;

export type ReadingEvent = DomainEvent<
  'metrics.entered' | 'metrics.corrected' | 'metrics.fetched' | 'metrics.imported',
  Readonly<{ pieceId: string; collabId: string; readingId: string; basis: Basis; numbers: Numbers; reason?: string }>
>;

/** In the Collab's own log, so that both sides see that the creator was asked. */
export type ScreenshotEvent = DomainEvent<
  'metrics.screenshot-asked',
  Readonly<{
    brandId: string;
    influencerId: string;
    pieceId: string;
    facts: Readonly<{ until: string }>;
  }>
>;

/** A story's numbers can't be read, and go with it. */
export function askForScreenshot(piece: PublishedPiece & Readonly<{ publishedAt: Date }>, now: Date): ScreenshotEvent {
  const { id: pieceId, collabId, brandId, influencerId, publishedAt } = piece;
  const until = hoursAfter(publishedAt, storyHours).toISOString();
  const about = { brandId, influencerId, pieceId, facts: { until } };
  return eventOf('metrics.screenshot-asked', { type: 'collab', id: collabId }, theProduct, now, about);
}

const happened = (
  name: ReadingEvent['name'],
  { id, pieceId, basis, numbers, reason }: Reading,
  { collabId }: PublishedPiece,
  actor: Actor,
  now: Date,
): ReadingEvent =>
  eventOf(name, { type: 'piece-metrics', id: pieceId }, actor, now, {
    pieceId,
    collabId,
    readingId: id,
    basis,
    numbers,
    ...(reason === null ? {} : { reason }),
  });

/** Both sides and staff can see a piece's results. */
export const canSeeReadings = ({ brandId, influencerId }: PublishedPiece, { role, profile }: Actor): boolean =>
  role === 'admin' || (profile !== undefined && [brandId, influencerId].includes(profile.uid));

/** The entered numbers: whole, at least one. */
export type Entry = Readonly<{ takenAt: Date; numbers: Numbers; screenshotId: string }>;

/**
 * The influencer enters their post's numbers with a screenshot: declared.
 * @throws analytics/piece-not-found, analytics/not-published, analytics/bad-numbers
 */
export function enter(piece: PublishedPiece, entry: Entry, actor: Actor, now: Date): [Reading, ReadingEvent] {
  if (actor.profile?.uid !== piece.influencerId) throw analyticsErrors.pieceNotFound(piece.id);
  if (piece.publishedAt === null || piece.postUrl === null) throw analyticsErrors.notPublished();
  checkNumbers(entry.numbers);
  checkTime(piece.publishedAt, entry.takenAt, now);
  const reading: Reading = {
    ...entry,
    id: newId(),
    pieceId: piece.id,
    influencerId: piece.influencerId,
    basis: 'declared',
    source: 'influencer',
    reason: null,
    corrects: null,
    correctedAt: null,
    enteredBy: actor.userId,
    enteredAt: now,
  };
  return [reading, happened('metrics.entered', reading, piece, actor, now)];
}

export type Correction = Readonly<{ basis: Basis; numbers: Numbers; reason: string }>;

/**
 * Staff have checked the screenshot or the post: a new reading of the same time replaces this one.
 * @throws analytics/reading-not-found, analytics/reading-corrected, analytics/reason-needed, analytics/bad-numbers
 */
export function correct(
  reading: Reading,
  piece: PublishedPiece,
  { basis, numbers, reason }: Correction,
  actor: Actor,
  now: Date,
): [Reading, ReadingEvent] {
  if (!mayAsStaff(actor, 'metrics.correct')) throw analyticsErrors.readingNotFound(reading.id);
  if (reading.correctedAt) throw analyticsErrors.readingCorrected();
  if (reason.trim() === '') throw analyticsErrors.reasonNeeded();
  checkNumbers(numbers);
  const next: Reading = {
    ...reading,
    id: newId(),
    basis,
    source: 'staff',
    numbers,
    reason: reason.trim(),
    corrects: reading.id,
    enteredBy: actor.userId,
    enteredAt: now,
  };
  return [next, happened('metrics.corrected', next, piece, actor, now)];
}

/** The newest number of each kind from valid readings, newest first; earlier ones fill a reading's gaps. */
export function newestNumbers(
  readings: readonly Reading[],
): Readonly<Record<PieceMetric, Readonly<{ value: number; basis: Basis }> | null>> {
  const standing = readings.filter(({ correctedAt }) => correctedAt === null);
  const newest = (id: PieceMetric) => {
    const told = standing.find(({ numbers }) => numbers[id] !== null);
    return told ? { value: told.numbers[id]!, basis: told.basis } : null;
  };
  return byName(pieceMetricIds, newest);
}

/** Whether the platform reports something not yet recorded as measured; a repeat of earlier readings adds nothing. */
export function isNews(numbers: Numbers, readings: readonly Reading[]): boolean {
  const known = newestNumbers(readings);
  return pieceMetrics.some(
    ({ id }) => numbers[id] !== null && (known[id]?.basis !== 'measured' || known[id].value !== numbers[id]),
  );
}

/**
 * Numbers fetched from the platform: measured.
 * @throws analytics/bad-numbers
 */
export function fetched(piece: PublishedPiece, numbers: Numbers, now: Date): [Reading, ReadingEvent] {
  checkNumbers(numbers);
  const reading: Reading = {
    id: newId(),
    pieceId: piece.id,
    influencerId: piece.influencerId,
    takenAt: now,
    basis: 'measured',
    source: 'platform',
    numbers,
    screenshotId: null,
    reason: null,
    corrects: null,
    correctedAt: null,
    enteredBy: null,
    enteredAt: now,
  };
  return [reading, happened('metrics.fetched', reading, piece, theProduct, now)];
}

type ImportedEntry = Readonly<{ takenAt: Date; numbers: Numbers; basis: Basis }>;

/**
 * Staff import numbers from a table, and name their source.
 * @throws analytics/not-published, analytics/bad-numbers
 */
export function imported(
  piece: PublishedPiece,
  { takenAt, numbers, basis }: ImportedEntry,
  actor: Actor,
  now: Date,
): [Reading, ReadingEvent] {
  if (!mayAsStaff(actor, 'metrics.correct')) throw analyticsErrors.pieceNotFound(piece.id);
  if (piece.publishedAt === null || piece.postUrl === null) throw analyticsErrors.notPublished();
  checkNumbers(numbers);
  checkTime(piece.publishedAt, takenAt, now);
  const reading: Reading = {
    id: newId(),
    pieceId: piece.id,
    influencerId: piece.influencerId,
    takenAt,
    basis,
    source: 'import',
    numbers,
    screenshotId: null,
    reason: null,
    corrects: null,
    correctedAt: null,
    enteredBy: isTheProduct(actor) ? null : actor.userId,
    enteredAt: now,
  };
  return [reading, happened('metrics.imported', reading, piece, actor, now)];
}

/**
 * Whether a row repeats what is recorded for its time, or for now if it has none. A row that differs from an earlier
 * import for the same time is a conflict.
 */
export function repeats(
  { takenAt, numbers, basis }: ImportedEntry,
  readings: readonly Reading[],
  isDated: boolean,
): 'same' | 'contradiction' | null {
  if (!isDated) {
    const known = newestNumbers(readings);
    const isKnown = pieceMetrics.every(
      ({ id }) => numbers[id] === null || (known[id]?.value === numbers[id] && known[id].basis === basis),
    );
    return isKnown ? 'same' : null;
  }
  const then = readings.find(({ source, takenAt: at }) => source === 'import' && at.getTime() === takenAt.getTime());
  if (!then) return null;
  return pieceMetrics.every(({ id }) => then.numbers[id] === numbers[id]) ? 'same' : 'contradiction';
}

/** Anyone who engages has seen the post, so engagements can't exceed reach; a typo here would distort every rate. */
function checkNumbers(numbers: Numbers): void {
  const errors: Record<string, string> = {};
  for (const { id, label } of pieceMetrics) {
    const value = numbers[id];
    if (value !== null && (!Number.isInteger(value) || value < 0 || value > largestMetric))
      errors[id] = `${label} must be a whole number.`;
  }
  const { reach, likes } = numbers;
  if (reach !== null && likes !== null && likes > reach)
    errors.likes = 'There can’t be more likes than people reached.';
  if (pieceMetrics.every(({ id }) => numbers[id] === null)) errors.reach = 'Please enter one number at least.';
  if (Object.keys(errors).length > 0) throw analyticsErrors.badNumbers(errors);
}

function checkTime(publishedAt: Date, takenAt: Date, now: Date): void {
  if (takenAt < publishedAt) throw analyticsErrors.badNumbers({ takenAt: 'The numbers can’t be older than the post.' });
  if (takenAt > now) throw analyticsErrors.badNumbers({ takenAt: 'This moment is still to come.' });
}
