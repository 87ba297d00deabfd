import { fewestPromises, surelyKept } from '../../../contract/rules/reliability.js';
import type { Side } from './fact.js';

/** The totals of one side. */
export type Tally = Readonly<{
  /** Requests that were answered, or should have been. */
  asked: number;
  answeredPromptly: number;
  /** How many different counterparties got an answer in time: a second answer to the same one doesn't count again. */
  promptTo: number;
  medianMinutes: number | null;
  visitsKept: number;
  visitsMissed: number;
  late: number;
  /** Collabs whose content the creator published in time, late or never. */
  contentOnTime: number;
  contentLate: number;
  contentMissing: number;
  /** Collabs in which the brand reviewed every draft itself, or missed a deadline. */
  draftsAnswered: number;
  draftsUnanswered: number;
  rounds: number;
  pieces: number;
}>;

export type Reliability = Readonly<{
  side: Side;
  /** In whole per cent; null until there are enough promises. */
  score: number | null;
  kept: number;
  missed: number;
  tally: Tally;
}>;

/** The public formula: from promises kept and missed to a lower confidence bound. */
export function reliabilityOf(side: Side, tally: Tally): Reliability {
  const { contentOnTime, contentLate, contentMissing, draftsAnswered, draftsUnanswered } = tally;
  const kept = tally.promptTo + tally.visitsKept + contentOnTime + draftsAnswered;
  const missedOfContent = contentLate + contentMissing + draftsUnanswered;
  const missed = tally.asked - tally.answeredPromptly + tally.visitsMissed + tally.late + missedOfContent;
  const score = kept + missed < fewestPromises ? null : surelyKept(kept, missed);
  return { side, score, kept, missed, tally };
}
