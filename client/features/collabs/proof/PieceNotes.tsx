import Box from '@mui/material/Box';
import { goldenRules } from '../../../../server/contract/rules/constants';
import { platformLabel } from '../../../../server/contract/lists/labels';
import type { Deliverable } from '../../../api/collabs';
import { exactTime } from '../../../ui/RelativeTime';

const ruleText = (id: string) => goldenRules.find((rule) => rule.id === id)?.text ?? id;

function disclosureWords({ disclosure }: Deliverable): string | null {
  if (!disclosure) return null;
  const how = disclosure.platformLabel
    ? `with ${platformLabel(disclosure.platform)}’s own label, as the creator attests`
    : disclosure.result === 'pass'
      ? 'with a clear label at the start'
      : 'with a visible label, though not at the start';
  return `Published as an ad, ${how}.`;
}

function unansweredWords({ approvesItselfAt, draftDisclosure }: Deliverable): string | null {
  if (!approvesItselfAt) return null;
  return draftDisclosure?.result === 'fail'
    ? `Goes back to the creator on ${exactTime(approvesItselfAt)} unless it’s reviewed first, because the caption doesn’t make clear that it’s an ad.`
    : `Approved automatically on ${exactTime(approvesItselfAt)} unless it’s reviewed first.`;
}

/** Notes on a piece: waived rules, what happens unless the brand answers first, how it was labelled. */
export function PieceNotes({ piece }: { piece: Deliverable }) {
  const { waivers } = piece;
  const notes = [
    ...waivers.map(({ rule, reason }) => `Waived by the brand: ${ruleText(rule)} “${reason}”`),
    unansweredWords(piece),
    disclosureWords(piece),
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Box>
  );
}
