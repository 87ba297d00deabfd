import { Suspense, lazy } from 'react';
import { useStore } from 'react-admin';
import { influencerCities } from '../../../server/contract/lists/places';
import { platforms } from '../../../server/contract/lists/social';
import { PageSkeleton } from '../../ui/Skeletons';
import { DeletionTabs } from '../deletion/DeletionTabs';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { InfluencerTable } from './InfluencerTable';
import { type View, ViewSwitch } from './ViewSwitch';
import { influencerCsv, sources } from './influencer';

const InfluencerGrid = lazy(() => import('./InfluencerGrid').then((module) => ({ default: module.InfluencerGrid })));
const InfluencerRecord = lazy(() =>
  import('./InfluencerRecord').then((module) => ({ default: module.InfluencerRecord })),
);

/** Those that somebody has claimed, and that wait for staff to look for the code. */
const claimChoices = [{ id: 'true', label: 'To decide' }] as const;

/** Influencers, as a table or by their faces. */
export function InfluencerList() {
  const [view, setView] = useStore<View>('influencer-manager.view', 'table');
  return (
    <ListPage
      title="Influencers"
      lead="Everyone who has joined, and everyone who may claim their profile."
      sort={{ field: 'followers', order: 'DESC' }}
      tabs={<DeletionTabs what="Influencers" />}
      filters={
        <>
          <ChoiceFilter source="platform" label="Platform" choices={platforms} />
          <ChoiceFilter source="city" label="City" choices={influencerCities} />
          <ChoiceFilter source="source" label="Source" choices={sources} />
          <ChoiceFilter source="claimRequested" label="Claims" choices={claimChoices} />
        </>
      }
      tools={
        <>
          <ViewSwitch view={view} onView={setView} />
          <TableTools columns={influencerCsv} />
        </>
      }
      record={<InfluencerRecord />}
    >
      <Suspense fallback={<PageSkeleton tickets={8} />}>
        {view === 'grid' ? <InfluencerGrid /> : <InfluencerTable />}
      </Suspense>
    </ListPage>
  );
}
