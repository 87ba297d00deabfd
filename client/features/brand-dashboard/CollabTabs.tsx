import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type CollabStage, collabStages } from '../../../server/contract/lists/collab';
import { Box } from '../../ui/elements';

type CollabTabsProps = { count: (stage: CollabStage) => number; children: (stage: CollabStage) => ReactNode };

/** The stages as tabs, where there is no room for columns. */
export function CollabTabs({ count, children }: CollabTabsProps) {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('stage'));
  const fullest = collabStages.find(({ id }) => count(id) > 0)?.id ?? 1;
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
            label={`${label} (${count(id)})`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="stage-panel"
        aria-labelledby={`stage-tab-${stage}`}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
      >
        {children(stage)}
      </Box>
    </>
  );
}
