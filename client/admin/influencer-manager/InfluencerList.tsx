import { useStore } from 'react-admin';
import { influencerCities } from '../../../server/contract/lists/places';
import { platforms } from '../../../server/contract/lists/social';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { InfluencerGrid } from './InfluencerGrid';
import { InfluencerRecord } from './InfluencerRecord';
import { InfluencerTable } from './InfluencerTable';
import { type View, ViewSwitch } from './ViewSwitch';
import { influencerCsv, sources } from './influencer';

/** Influencers, as a table or by their faces. */
export function InfluencerList() {
  const [view, setView] = useStore<View>('influencer-manager.view', 'table');
  return (
    <ListPage
      title="Influencers"
      lead="Everyone who has joined, and everyone who may claim their profile."
      sort={{ field: 'followers', order: 'DESC' }}
      filters={
        <>
          <ChoiceFilter source="platform" label="Platform" choices={platforms} />
          <ChoiceFilter source="city" label="City" choices={influencerCities} />
          <ChoiceFilter source="source" label="Source" choices={sources} />
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
      {view === 'grid' ? <InfluencerGrid /> : <InfluencerTable />}
    </ListPage>
  );
}
