import { lazy } from 'react';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { DayFilter } from './DayFilter';
import { UsageOverview } from './UsageOverview';
import { UsageTable } from './UsageTable';
import { usageNames, usageProfiles } from './usage';

const UsageRecord = lazy(() => import('./UsageRecord').then((module) => ({ default: module.UsageRecord })));

/** What people do in the product: figures, and every event. All that is chosen stands in the address. */
export function UsageList() {
  return (
    <ListPage
      title="Usage"
      lead="What people do here, in figures and one by one. Staff looking at this page do not count. Search looks at the last 30 days, or from the day you choose."
      sort={{ field: 'occurredAt', order: 'DESC' }}
      overview={<UsageOverview />}
      filters={
        <>
          <ChoiceFilter source="title" label="What" choices={usageNames} />
          <ChoiceFilter source="profileType" label="Whose" choices={usageProfiles} />
          <DayFilter source="fromDay" label="From" />
          <DayFilter source="toDay" label="To" />
        </>
      }
      tools={<TableTools />}
      record={<UsageRecord />}
    >
      <UsageTable />
    </ListPage>
  );
}
