import Chip from '@mui/material/Chip';
import { DataTable } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import {
  categoryLabel,
  cityLabel,
  onboardingStageLabel,
  priorityLabel,
  salesStageLabel,
} from '../../../server/contract/lists/labels';
import { RelativeTime } from '../../ui/RelativeTime';
import {
  NamedTicks,
  NoRows,
  PhoneRows,
  RecordLink,
  RowsInViewFirst,
  useOpenRecord,
  usePhone,
  WhenTicked,
} from '../list/table-rows';
import { ManagerName } from './account-managers';
import { type Brand, planNow } from '../resources';

const none = <NoRows what="brands">Add the first one with “New brand”. Its first user gets an invitation.</NoRows>;

const ChangeSelected = latePart(() => import('./ChangeSelected').then((module) => module.ChangeSelected));

const bulkActions = (
  <WhenTicked>
    <ChangeSelected />
  </WhenTicked>
);

const Column = DataTable.Col<Brand>;

/** One row per brand; two lines on phones. */
export function BrandTable() {
  const phone = usePhone();
  const open = useOpenRecord();
  if (phone) {
    return (
      <PhoneRows<Brand>
        primaryText={({ name }) => name}
        secondaryText={(brand) => `${cityLabel(brand.city)} · ${categoryLabel(brand.category)} · ${planNow(brand)}`}
        tertiaryText={({ salesStage }) => salesStageLabel(salesStage)}
        rowClick={open}
        empty={none}
      />
    );
  }
  return (
    <NamedTicks>
      <DataTable<Brand>
        body={RowsInViewFirst}
        bulkActionButtons={bulkActions}
        bulkActionsToolbar={bulkActions}
        rowClick={open}
        empty={none}
        aria-label="Brands"
        hiddenColumns={['email', 'accountManager', 'priority']}
        sx={{ '& td': { whiteSpace: 'nowrap' } }}
      >
        <Column source="name" label="Name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
        <Column source="email" label="Email" disableSort />
        <Column source="city" label="City" render={({ city }) => cityLabel(city)} />
        <Column source="category" label="Category" render={({ category }) => categoryLabel(category)} />
        <Column
          source="salesStage"
          label="Sales stage"
          render={({ salesStage }) => <Stage>{salesStageLabel(salesStage)}</Stage>}
        />
        <Column
          source="onboardingStage"
          label="Onboarding"
          render={(brand) => onboardingStageLabel(brand.onboardingStage)}
        />
        <Column source="plan" label="Plan" disableSort render={planNow} />
        <Column
          source="accountManager"
          label="Account manager"
          disableSort
          render={({ accountManager }) => <ManagerName id={accountManager} />}
        />
        <Column source="priority" label="Priority" render={({ priority }) => priorityLabel(priority)} />
        <Column source="createdAt" label="Created" render={({ createdAt }) => <RelativeTime time={createdAt} />} />
      </DataTable>
    </NamedTicks>
  );
}

function Stage({ children }: { children: string }) {
  return <Chip label={children} variant="outlined" size="small" sx={{ minHeight: 24, fontSize: '0.8125rem' }} />;
}
