import type { Source } from './sources.js';

/** `fail` blocks publishing, `fix` should be mended, `note` is only said. */
export type Severity = 'fail' | 'fix' | 'note';

/** One thing that a rule has found. `correction` is the whole text as it would be in order; null when no text mends it. */
export type Finding = Readonly<{
  rule: string;
  severity: Severity;
  says: string;
  source: Source;
  correction: string | null;
}>;

/** What the rules say of a text. It is guidance, not legal advice. */
export type Verdict = Readonly<{ result: 'pass' | 'fix' | 'fail'; findings: readonly Finding[] }>;

export const notLegalAdvice = 'This is guidance, not legal advice. You stay responsible for what you post.';

/** The verdict is as bad as the worst finding; notes are none. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (severity: Severity) => findings.some((each) => each.severity === severity);
  return { result: has('fail') ? 'fail' : has('fix') ? 'fix' : 'pass', findings };
}
