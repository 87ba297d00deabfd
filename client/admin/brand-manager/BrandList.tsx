import { IconPlus } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { brandCategories, salesStages } from '../../../server/contract/lists/brands';
import { mainCities } from '../../../server/contract/lists/places';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { resources } from '../resources';
import { BrandRecord } from './BrandRecord';
import { BrandTable } from './BrandTable';
import { brandCsv } from './brand';

/** Brands: find one, open it, make a new one. */
export function BrandList() {
  const createPath = useCreatePath();
  return (
    <ListPage
      title="Brands"
      lead="Every brand, from first contact to self-serving."
      sort={{ field: 'createdAt', order: 'DESC' }}
      action={
        <Button
          component={Link}
          to={createPath({ resource: resources.brands, type: 'create' })}
          variant="contained"
          startIcon={<IconPlus size={20} stroke={1.75} />}
        >
          New brand
        </Button>
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
