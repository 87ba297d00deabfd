import Box from '@mui/material/Box';
import { collabOutcomeLabel } from '../../../server/contract/lists/labels';
import type { Collab } from '../../api/collabs';
import { Fold } from '../../ui/Fold';
import { CollabRow } from './CollabRow';

/** Collabs that came to nothing, folded away. */
export function EndedCollabs({ collabs }: { collabs: readonly Collab[] }) {
  return (
    <Box sx={{ mt: 4 }}>
      <Fold
        summary={`Ended without content (${collabs.length})`}
        sx={{ typography: 'subtitle2', color: 'text.secondary' }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
          {collabs.map((collab) => (
            <CollabRow key={collab.id} collab={collab}>
              {collabOutcomeLabel(collab.outcome)}: {collab.terms.title}
            </CollabRow>
          ))}
        </Box>
      </Fold>
    </Box>
  );
}
