import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useCreatePath, useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { collabOutcomes, collabStages } from '../../../server/contract/lists/collab';
import { paths } from '../../app/paths';
import { PageSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { ManagerFilter } from '../brand-manager/account-managers';
import { TableTools } from '../list/TableTools';
import { ViewSwitch } from '../list/ViewSwitch';
import { resources } from '../resources';
import { CollabTable } from './CollabTable';
import { ListTabs } from '../list/ListTabs';
import Box from '@mui/material/Box';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { useVisitDays, visitDays } from '../../api/collabs';
import { today } from '../desk/due';

const CollabRecord = latePart(() => import('./CollabRecord').then((module) => module.CollabRecord));
const CollabBoard = latePart(() => import('./board/CollabBoard').then((module) => module.CollabBoard));

const views = [
  { id: 'table', label: 'Table', icon: IconTable },
  { id: 'board', label: 'Board by stage', icon: IconLayoutKanban },
] as const;
type View = (typeof views)[number]['id'];

/** Every Collab between a brand and an influencer. */
export function CollabList() {
  const [view, setView] = useStore<View>('collab-explorer.view', 'table');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const showAll = (filter: object) => {
    setView('table');
    const search = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    void navigate({ pathname: createPath({ resource: resources.collabs, type: 'list' }), search });
  };
  return (
    <ListPage
      title="Collabs"
      lead="Every Collab, with overdue ones first."
      sort={{ field: 'dueAt', order: 'ASC' }}
      action={<TextLink to={paths.admin.appeals}>Appeals against reviews</TextLink>}
      overview={<VisitStrip />}
      tabs={<CollabTabs />}
      filters={
        <>
          {view === 'table' && (
            <>
              <ChoiceFilter source="stage" label="Stage" choices={collabStages} />
              <ChoiceFilter source="outcome" label="Outcome" choices={collabOutcomes} />
            </>
          )}
          <ManagerFilter />
        </>
      }
      tools={
        <>
          <ViewSwitch views={views} view={view} onView={setView} />
          {view === 'table' && <TableTools />}
        </>
      }
      record={<CollabRecord />}
      board={
        view === 'table' ? undefined : (
          <Suspense fallback={<PageSkeleton shape="columns" tickets={5} bare />}>
            <CollabBoard onRest={showAll} />
          </Suspense>
        )
      }
    >
      <CollabTable />
    </ListPage>
  );
}

const parts = [
  { source: 'contentClaimed', label: 'Missing content' },
  { source: 'billContested', label: 'Bills' },
  { source: 'useReported', label: 'Reported uses' },
  { source: 'noShowClaimed', label: 'No-shows' },
] as const;

/** All Collabs, and those of each kind that may need a decision by staff. */
const CollabTabs = () => <ListTabs label="Collabs" first="All" parts={parts} />;

const dayMs = 86_400_000;
const shown = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Empty until the count is known. */
const inWords = (visits: number | undefined): string =>
  visits === undefined ? '\u00a0' : visits === 1 ? '1 visit' : `${wholeNumber(visits)} visits`;

/** The visits of the next two weeks, one box per day; choosing one filters the list. */
export function VisitStrip() {
  const list = useListContext();
  const first = today();
  const dayAt = (place: number): string =>
    new Date(startOf(first).getTime() + place * dayMs).toISOString().slice(0, 10);
  const visitsOn = useVisitDays(first);
  const { visitFrom, visitTo: _, ...others } = list.filterValues as Record<string, unknown>;
  return (
    <Box
      component="ul"
      aria-label="Visits in the next two weeks"
      sx={{ listStyle: 'none', m: 0, mb: 4, p: '3px', display: 'flex', gap: 2, overflowX: 'auto' }}
    >
      {Array.from({ length: visitDays }, (_each, place) => {
        const day = dayAt(place);
        const chosen = visitFrom === day;
        const visits = visitsOn?.get(day);
        return (
          <Box component="li" key={day} sx={{ flex: '1 0 72px' }}>
            <Box
              component="button"
              type="button"
              aria-pressed={chosen}
              onClick={() =>
                list.setFilters(chosen ? others : { ...others, visitFrom: day, visitTo: dayAt(place + 1) }, {})
              }
              sx={{
                width: '100%',
                p: 2,
                cursor: 'pointer',
                font: 'inherit',
                typography: 'body2',
                color: 'inherit',
                border: '1px solid',
                borderColor: chosen ? 'primary.main' : 'divider',
                borderRadius: '6px',
                bgcolor: chosen ? 'pass.primarySoft' : 'background.paper',
              }}
            >
              <Box>{place === 0 ? 'Today' : shown.format(startOf(day))}</Box>
              <Box className="tnum" sx={{ fontWeight: 650, color: visits === 0 ? 'text.secondary' : 'inherit' }}>
                {inWords(visits)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
