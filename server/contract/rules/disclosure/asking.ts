import type { Verdict } from './verdict.js';

/** Long enough to show where the label goes. */
const exampleLength = 120;

/** What to ask the creator to change, as one comment; null where the caption is in order. */
export function changeToAskFor({ findings }: Verdict): string | null {
  const faults = findings.filter(({ severity }) => severity !== 'note');
  if (faults.length === 0) return null;
  const says = faults.map((each) => each.says).join(' ');
  return `Please change the caption. ${says}${exampleOf(faults[0]!.correction)}`;
}

function exampleOf(correction: string | null): string {
  if (!correction) return '';
  const [line] = correction.split('\n') as [string];
  const shown = [...line].slice(0, exampleLength).join('');
  return ` For example: “${shown}${shown === correction ? '' : '…'}”`;
}
