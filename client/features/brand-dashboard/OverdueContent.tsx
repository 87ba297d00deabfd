import type { Collab } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { Box } from '../../ui/elements';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';

/** Overdue content, the latest first. Hidden while nothing is late. */
export function OverdueContent({ collabs }: { collabs: readonly Collab[] }) {
  const late = collabs
    .flatMap((collab) =>
      collab.owed?.lateSince ? { collab, inWords: collab.owed.inWords, since: collab.owed.lateSince } : [],
    )
    .toSorted((one, other) => one.since.localeCompare(other.since));
  if (late.length === 0) return null;
  return (
    <Panel title="Content overdue" count={late.length}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {late.map(({ collab, inWords, since }) => (
          <CollabRow key={collab.id} collab={collab}>
            {inWords}, due <ExactTime time={since} />
          </CollabRow>
        ))}
      </Box>
    </Panel>
  );
}
