import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { Suspense, lazy } from 'react';
import { useCreatePath, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
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
import { VisitStrip } from './VisitStrip';
import { ListTabs } from '../list/ListTabs';

const CollabRecord = lazy(() => import('./CollabRecord').then((module) => ({ default: module.CollabRecord })));
const CollabBoard = lazy(() => import('./board/CollabBoard').then((module) => ({ default: module.CollabBoard })));

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
  { source: 'contentClaimed', label: 'Missing content to decide' },
  { source: 'billContested', label: 'Bills to decide' },
  { source: 'noShowClaimed', label: 'No-shows to decide' },
] as const;

/** All Collabs, and those of each kind that may need a decision by staff. */
const CollabTabs = () => <ListTabs label="Collabs" first="All" parts={parts} />;
