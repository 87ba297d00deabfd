import { IconLayoutKanban, IconPlus, IconProgress, IconTable } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useCreatePath, useStore } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { brandCategories, salesStages } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import { mainCities } from '../../../server/contract/lists/places';
import { paths } from '../../app/paths';
import { PageSkeleton } from '../../ui/skeletons';
import { DeletionTabs } from '../deletion/DeletionTabs';
import { TodayStrip } from '../overview/TodayStrip';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { ManagerFilter } from './account-managers';
import { TableTools } from '../list/TableTools';
import { ViewSwitch } from '../list/ViewSwitch';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';
import { BrandTable } from './BrandTable';

const BrandRecord = latePart(() => import('./BrandRecord').then((module) => module.BrandRecord));
const BrandBoard = latePart(() => import('./board/BrandBoard').then((module) => module.BrandBoard));

const views = [
  { id: 'table', label: 'Table', icon: IconTable },
  { id: 'sales', label: 'Board by sales stage', icon: IconLayoutKanban },
  { id: 'onboarding', label: 'Board by onboarding stage', icon: IconProgress },
] as const;
type View = (typeof views)[number]['id'];

/** Brands: find, open, move and create. */
export function BrandList() {
  const [view, setView] = useStore<View>('brand-manager.view', 'table');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const showAll = (filter: object) => {
    setView('table');
    const search = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    void navigate({ pathname: createPath({ resource: resources.brands, type: 'list' }), search });
  };
  return (
    <ListPage
      title="Brands"
      lead="Every brand, from first contact to self-serving."
      sort={{ field: 'createdAt', order: 'DESC' }}
      overview={<TodayStrip about="brands" />}
      tabs={<DeletionTabs what="Brands" />}
      action={<NewBrands />}
      filters={
        <>
          <ChoiceFilter source="city" label="City" choices={mainCities} />
          <ChoiceFilter source="category" label="Category" choices={brandCategories} />
          {view === 'table' && <ChoiceFilter source="salesStage" label="Sales stage" choices={salesStages} />}
          <ManagerFilter />
          <ChoiceFilter source="priority" label="Priority" choices={priorities} />
        </>
      }
      tools={
        <>
          <ViewSwitch views={views} view={view} onView={setView} />
          {view === 'table' && <TableTools />}
        </>
      }
      record={<BrandRecord />}
      board={
        view === 'table' ? undefined : (
          <Suspense fallback={<PageSkeleton shape="columns" tickets={5} bare />}>
            <BrandBoard key={view} by={view} onRest={showAll} />
          </Suspense>
        )
      }
    >
      <BrandTable />
    </ListPage>
  );
}

function NewBrands() {
  const createPath = useCreatePath();
  const may = useMay();
  if (!may('brand.create')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button component={Link} to={paths.admin.importBrands} variant="outlined">
        Import brands
      </Button>
      <Button
        component={Link}
        to={createPath({ resource: resources.brands, type: 'create' })}
        variant="contained"
        startIcon={<IconPlus size={20} stroke={1.75} />}
      >
        New brand
      </Button>
    </Box>
  );
}
