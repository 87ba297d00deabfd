import { judgeBrief } from '../../../server/contract/rules/disclosure';
import { VerdictNote } from '../VerdictNote';

/** The disclosure rules' findings on a brief, while typing. */
export function BriefAdvice({ brief, onCorrect }: { brief: string; onCorrect: (brief: string) => void }) {
  return (
    <VerdictNote
      verdict={judgeBrief(brief)}
      words={{
        pass: 'The brief asks for a clear label.',
        fix: 'The brief could be clearer about the ad label.',
        fail: 'This brief can’t go live.',
      }}
      onCorrect={onCorrect}
    />
  );
}
