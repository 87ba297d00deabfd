import { fewestPromises } from '../../../server/contract/rules/reliability';
import type { Mark, Reliability } from '../../api/records';
import { timeInWords } from '../../../server/contract/rules/time-in-words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "5 of 5 promises kept": what people read first. */
export const keptInWords = ({ kept, missed }: Reliability): string =>
  kept + missed === 0 ? 'New' : `${kept} of ${counted(kept + missed, 'promise', 'promises')} kept`;

/** "Score: 82 of 100", or when there will be one. */
export const scoreInWords = ({ score }: Reliability): string =>
  score === null ? `A score after ${fewestPromises} promises` : `Score: ${score} of 100`;

const none = 'None yet';

export type Figure = Readonly<{ kind: Mark['kind']; label: string; value: string }>;

/** Every number, with the events that it opens. */
export function figuresOf(of: Reliability): Figure[] {
  const { asked, answeredPromptly, medianMinutes, visitsKept, visitsMissed, late, rounds, pieces } = of;
  const visits = visitsKept + visitsMissed;
  return [
    { kind: 'answer', label: 'Answers within 48 hours', value: asked === 0 ? 'No requests yet' : `${answeredPromptly} of ${asked}` },
    { kind: 'answer', label: 'Median time to answer', value: medianMinutes === null ? 'N/A' : timeInWords(medianMinutes) },
    { kind: 'visit', label: 'Visits honoured', value: visits === 0 ? none : `${visitsKept} of ${visits}` },
    { kind: 'late', label: 'Visits cancelled or moved late', value: String(late) },
    ...contentFigures(of),
    { kind: 'round', label: of.side === 'brand' ? 'Rounds of changes it requested' : 'Rounds of changes requested', value: pieces === 0 ? String(rounds) : `${rounds} for ${counted(pieces, 'piece', 'pieces')}` },
  ];
} // prettier-ignore

/** Deadlines: a creator's for content, a brand's for reviewing drafts. */
function contentFigures({ side, contentOnTime, contentLate, contentMissing, draftsAnswered, draftsUnanswered }: Reliability): [Figure, ...Figure[]] {
  if (side === 'brand') {
    const drafts = draftsAnswered + draftsUnanswered;
    return [{ kind: 'draft', label: 'Collabs with every draft answered', value: drafts === 0 ? none : `${draftsAnswered} of ${drafts}` }];
  }
  const due = contentOnTime + contentLate;
  return [
    { kind: 'content', label: 'Collabs with content on time', value: due + contentMissing === 0 ? none : `${contentOnTime} of ${due + contentMissing}` },
    { kind: 'undelivered', label: 'Collabs without content', value: String(contentMissing) },
  ];
} // prettier-ignore

/** What the kept and missed promises are made up of, in a sentence. */
export function shortFigures(of: Reliability): string {
  const { asked, medianMinutes, visitsKept, visitsMissed, late } = of;
  const content = contentFigures(of)[0];
  const said = [
    asked > 0 && `answers within 48 hours: ${of.answeredPromptly} of ${asked}`,
    medianMinutes !== null && `median reply time ${timeInWords(medianMinutes)}`,
    visitsKept + visitsMissed > 0 && `visits honoured: ${visitsKept} of ${visitsKept + visitsMissed}`,
    late > 0 && `late changes: ${late}`,
    content.value !== none && `${content.label}: ${content.value}`,
  ].filter((words) => words !== false);
  if (said.length === 0) return 'No visits or answers yet.';
  const line = said.join(', ');
  return `${line[0]!.toUpperCase()}${line.slice(1)}.`;
}

/** One event's text. */
export function markInWords({ kind, kept, minutes }: Mark, side: Reliability['side']): string {
  if (kind === 'answer') return minutes === null ? 'No answer in time' : `Answered after ${timeInWords(minutes)}`;
  if (kind === 'late') return 'Visit cancelled or moved late';
  if (kind === 'round') return 'Changes requested';
  if (kind === 'piece') return 'Piece approved';
  if (kind === 'content') return kept ? 'Content on time' : 'Content late, or removed early';
  if (kind === 'undelivered') return 'Content never came';
  if (kind === 'draft') return kept ? 'Drafts answered' : 'Draft left unanswered';
  if (kept) return 'Visit honoured';
  return side === 'brand' ? 'Gift never sent' : 'Didn’t come';
}
