import { fewestPromises, surelyKept } from '../../../contract/rules/reliability.js';
import type { Side } from './fact.js';

/** What has been counted of one side. */
export type Tally = Readonly<{
  /** Requests that were answered, or should have been. */
  asked: number;
  answeredPromptly: number;
  /** To how many different others an answer came in time: a second answer to the same one is no second promise. */
  promptTo: number;
  medianMinutes: number | null;
  visitsKept: number;
  visitsMissed: number;
  late: number;
  /** Collabs whose content the creator published in time, late or never. */
  contentOnTime: number;
  contentLate: number;
  contentMissing: number;
  /** Collabs in which the brand answered every draft itself, or left one to time. */
  draftsAnswered: number;
  draftsUnanswered: number;
  rounds: number;
  pieces: number;
}>;

export type Reliability = Readonly<{
  side: Side;
  /** In whole percents; null while there are too few promises to say. */
  score: number | null;
  kept: number;
  missed: number;
  tally: Tally;
}>;

/** The public formula: promises kept and missed, and what they surely say. */
export function reliabilityOf(side: Side, tally: Tally): Reliability {
  const { contentOnTime, contentLate, contentMissing, draftsAnswered, draftsUnanswered } = tally;
  const kept = tally.promptTo + tally.visitsKept + contentOnTime + draftsAnswered;
  const missedOfContent = contentLate + contentMissing + draftsUnanswered;
  const missed = tally.asked - tally.answeredPromptly + tally.visitsMissed + tally.late + missedOfContent;
  const score = kept + missed < fewestPromises ? null : surelyKept(kept, missed);
  return { side, score, kept, missed, tally };
}
