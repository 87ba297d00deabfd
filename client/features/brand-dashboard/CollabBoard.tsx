import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { type CollabStage, collabStages } from '../../../server/contract/lists/collab';
import type { Collab } from '../../api/collabs';
import { CollabTicket } from '../../ui/CollabTicket';
import { CollabRow, useCollabAddress } from './CollabRow';
import { collabOutcomeLabel } from '../../../server/contract/lists/labels';
import { Fold } from '../../ui/Fold';

/** Every Collab under its stage: five columns, on smaller screens one column with tabs. */
export function CollabBoard({ collabs }: { collabs: readonly Collab[] }) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const titleId = useId();
  const running = collabs.filter(({ outcome }) => outcome === 'open' || outcome === 'completed');
  const ended = collabs.filter((collab) => !running.includes(collab));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 4 }}>
        Your Collabs
      </Typography>
      {wide ? <Columns collabs={running} /> : <Tabbed collabs={running} />}
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

function Tabbed({ collabs }: { collabs: readonly Collab[] }) {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('stage'));
  const fullest = collabStages.find(({ id }) => at(collabs, id).length > 0)?.id ?? 1;
  const stage = collabStages.find(({ id }) => id === wanted)?.id ?? fullest;
  const choose = (next: CollabStage) => {
    search.set('stage', String(next));
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Tabs
        value={stage}
        onChange={(_event, next: CollabStage) => choose(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Stages"
        sx={{ mb: 4 }}
      >
        {collabStages.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`stage-tab-${id}`}
            aria-controls="stage-panel"
            label={`${label} (${at(collabs, id).length})`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="stage-panel"
        aria-labelledby={`stage-tab-${stage}`}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
      >
        <Tickets
          collabs={at(collabs, stage)}
          empty={<Typography sx={{ color: 'text.secondary' }}>No Collabs at this stage.</Typography>}
        />
      </Box>
    </>
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
      No tickets
    </Box>
  );
}

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
