import { lazy } from 'react';
import { IconPlus } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { brandCategories, salesStages } from '../../../server/contract/lists/brands';
import { mainCities } from '../../../server/contract/lists/places';
import { DeletionTabs } from '../deletion/DeletionTabs';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { useMay } from '../staff/useMay';
import { resources } from '../resources';
import { BrandTable } from './BrandTable';
import { brandCsv } from './brand';

const BrandRecord = lazy(() => import('./BrandRecord').then((module) => ({ default: module.BrandRecord })));

/** Brands: find one, open it, make a new one. */
export function BrandList() {
  const createPath = useCreatePath();
  const may = useMay();
  return (
    <ListPage
      title="Brands"
      lead="Every brand, from first contact to self-serving."
      sort={{ field: 'createdAt', order: 'DESC' }}
      tabs={<DeletionTabs what="Brands" />}
      action={
        may('brand.create') && (
          <Button
            component={Link}
            to={createPath({ resource: resources.brands, type: 'create' })}
            variant="contained"
            startIcon={<IconPlus size={20} stroke={1.75} />}
          >
            New brand
          </Button>
        )
      }
      filters={
        <>
          <ChoiceFilter source="city" label="City" choices={mainCities} />
          <ChoiceFilter source="category" label="Category" choices={brandCategories} />
          <ChoiceFilter source="salesStage" label="Sales stage" choices={salesStages} />
        </>
      }
      tools={<TableTools columns={brandCsv} />}
      record={<BrandRecord />}
    >
      <BrandTable />
    </ListPage>
  );
}
