import { type ReactNode, Suspense, useId } from 'react';
import { type CollabStage, collabStages } from '../../../server/contract/lists/collab';
import type { Collab } from '../../api/collabs';
import { lazyWithMui } from '../../app/theme/with-mui';
import { CollabTicket } from '../../ui/CollabTicket';
import { Box, Typography } from '../../ui/elements';
import { CollabRow, useCollabAddress } from './CollabRow';
import { collabOutcomeLabel } from '../../../server/contract/lists/labels';
import { Fold } from '../../ui/Fold';
import { useMedia } from '../../ui/use-media';

const CollabTabs = lazyWithMui(() => import('./CollabTabs').then((module) => module.CollabTabs));

/** Every Collab under its stage: five columns, on smaller screens one column with tabs. */
export function CollabBoard({ collabs }: { collabs: readonly Collab[] }) {
  const wide = useMedia('(min-width: 1200px)');
  const titleId = useId();
  const running = collabs.filter(({ outcome }) => outcome === 'open' || outcome === 'completed');
  const ended = collabs.filter((collab) => !running.includes(collab));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 4 }}>
        Your Collabs
      </Typography>
      {wide ? (
        <Columns collabs={running} />
      ) : (
        <Suspense>
          <CollabTabs count={(stage) => at(running, stage).length}>
            {(stage) => (
              <Tickets
                collabs={at(running, stage)}
                empty={<Typography sx={{ color: 'text.secondary' }}>No Collabs at this stage.</Typography>}
              />
            )}
          </CollabTabs>
        </Suspense>
      )}
      {ended.length > 0 && <EndedCollabs collabs={ended} />}
    </Box>
  );
}

const at = (collabs: readonly Collab[], stage: CollabStage) => collabs.filter((collab) => collab.stage === stage);

function Columns({ collabs }: { collabs: readonly Collab[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', alignItems: 'start' }}>
      {collabStages.map(({ id, label }) => {
        const here = at(collabs, id);
        return (
          <Box component="section" key={id} aria-label={label} sx={{ display: 'grid', gap: 3 }}>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}
            >
              {label} <span className="tnum">{here.length}</span>
            </Typography>
            <Tickets collabs={here} compact empty={<EmptyColumn />} />
          </Box>
        );
      })}
    </Box>
  );
}

type TicketsProps = { collabs: readonly Collab[]; compact?: boolean; empty: ReactNode };

function Tickets({ collabs, compact, empty }: TicketsProps) {
  const addressOf = useCollabAddress();
  if (collabs.length === 0) return empty;
  return collabs.map((collab) => (
    <CollabTicket
      key={collab.id}
      collab={collab}
      side="brand"
      under="stage"
      compact={compact}
      to={addressOf(collab.id)}
    />
  ));
}

function EmptyColumn() {
  return (
    <Box
      sx={{
        py: 6,
        px: 3,
        border: '1px dashed',
        borderColor: 'pass.line',
        borderRadius: '12px',
        typography: 'body2',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      No Collabs
    </Box>
  );
}

/** Unsuccessful Collabs, collapsed. */
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
