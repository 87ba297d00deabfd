import type { CollabStage } from '../../../server/contract/lists/collab';
import type { Collab } from '../../api/collabs';
import { Box, Typography } from '../../ui/elements';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';

function aboutContent(title: string, { moreDays }: Collab): string {
  return moreDays.asked?.agreed === null ? `asked for more time for “${title}”` : `submitted content for “${title}”`;
}

/** What the brand is asked at each stage, in a few words. */
const asked: Record<CollabStage, (title: string, collab: Collab) => string> = {
  1: (title, { awaitsPayment }) =>
    awaitsPayment ? `can be invited to “${title}” once it’s paid` : `requested “${title}”`,
  3: (title) => `waits for the parcel of “${title}”`,
  4: aboutContent,
  5: aboutContent,
  6: (title) => `has finished “${title}”`,
};

/** The Collabs in which the next step is the brand's, the longest waiting first. */
export function NeedsReply({ collabs }: { collabs: readonly Collab[] }) {
  const longestFirst = collabs.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return (
    <Panel title="Needs your reply" count={collabs.length}>
      {longestFirst.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Requests and finished content appear here for your answer.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
          {longestFirst.map((collab) => (
            <CollabRow key={collab.id} collab={collab}>
              {asked[collab.stage](collab.terms.title, collab)}
            </CollabRow>
          ))}
        </Box>
      )}
    </Panel>
  );
}
