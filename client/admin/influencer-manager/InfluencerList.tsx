import Button from '@mui/material/Button';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useStore } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { safetyCategories } from '../../../server/contract/lists/brands';
import { influencerCities } from '../../../server/contract/lists/places';
import { platforms } from '../../../server/contract/lists/social';
import { useWaiting } from '../../api/messages';
import { paths } from '../../app/paths';
import { PageSkeleton, SectionSkeleton } from '../../ui/skeletons';
import { DeletionTabs } from '../deletion/DeletionTabs';
import { TodayStrip } from '../overview/TodayStrip';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import type { OtherTab } from '../list/ListTabs';
import { TableTools } from '../list/TableTools';
import { ViewSwitch } from '../list/ViewSwitch';
import { useMay } from '../staff/useMay';
import { InfluencerTable } from './InfluencerTable';
import { sources } from './influencer';

const otherViews = () => import('./other-views');
const InfluencerGrid = latePart(() => otherViews().then((module) => module.InfluencerGrid));
const Duplicates = latePart(() => otherViews().then((module) => module.Duplicates));
const Review = latePart(() => otherViews().then((module) => module.Review));
const InfluencerRecord = latePart(() => import('./InfluencerRecord').then((module) => module.InfluencerRecord));

/** Claimed ones that are waiting for staff to look for the code. */
const claimChoices = [{ id: 'true', label: 'To decide' }] as const;

const views = [
  { id: 'table', label: 'Table', icon: IconTable },
  { id: 'grid', label: 'Grid', icon: IconLayoutGrid },
] as const;
type View = (typeof views)[number]['id'];

/** Tabs for pending reviews and possible duplicates, kept in the URL, with the menu's counts. */
function useOtherTabs(): readonly OtherTab[] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useWaiting(true);
  return (['reviews', 'duplicates'] as const).map((id) => ({
    label: id === 'reviews' ? 'Review' : 'Duplicates',
    total: waiting?.[id],
    chosen: hash === `#${id}`,
    onChoose: () => void navigate({ search, hash: id }),
    onLeave: (filter) => void navigate({ search: `filter=${encodeURIComponent(JSON.stringify(filter))}` }),
  }));
}

/** Influencers, as a table or as a grid of pictures. */
export function InfluencerList() {
  const [view, setView] = useStore<View>('influencer-manager.view', 'table');
  const others = useOtherTabs();
  const may = useMay();
  const [reviews, duplicates] = others;
  return (
    <ListPage
      title="Influencers"
      lead="Everyone who has joined, and profiles waiting to be claimed."
      sort={{ field: 'followers', order: 'DESC' }}
      action={
        may('influencer.add') && (
          <Button component={Link} to={paths.admin.importInfluencers} variant="outlined">
            Import influencers
          </Button>
        )
      }
      overview={<TodayStrip about="influencers" />}
      tabs={<DeletionTabs what="Influencers" others={others} />}
      instead={
        reviews?.chosen || duplicates?.chosen ? (
          <Suspense fallback={<SectionSkeleton />}>{reviews?.chosen ? <Review /> : <Duplicates />}</Suspense>
        ) : undefined
      }
      filters={
        <>
          <ChoiceFilter source="platform" label="Platform" choices={platforms} />
          <ChoiceFilter source="city" label="City" choices={influencerCities} />
          <ChoiceFilter source="source" label="Source" choices={sources} />
          <ChoiceFilter source="claimRequested" label="Claims" choices={claimChoices} />
          <ChoiceFilter source="flag" label="Flag" choices={safetyCategories} />
        </>
      }
      tools={
        <>
          <ViewSwitch views={views} view={view} onView={setView} />
          <TableTools columns={view === 'table'} />
        </>
      }
      record={<InfluencerRecord />}
    >
      <Suspense fallback={<PageSkeleton shape={view === 'grid' ? 'tickets' : 'rows'} tickets={8} bare />}>
        {view === 'grid' ? <InfluencerGrid /> : <InfluencerTable />}
      </Suspense>
    </ListPage>
  );
}
