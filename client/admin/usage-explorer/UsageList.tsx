import { DataTable } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { ExactTime } from '../../ui/RelativeTime';
import { DateField } from '../../ui/moment-fields';
import { useTypedText } from '../../ui/use-typed-text';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { NoRows, PhoneRows, RecordLink, RowsInViewFirst, useOpenRecord, usePhone } from '../list/table-rows';
import { useFilters } from '../list/useFilters';
import { UsageOverview } from './UsageOverview';
import { usageNames, usageProfiles, type UsageRow, kindLabel, pageName, usageLabel, whoDid } from './usage';

const UsageRecord = latePart(() => import('./UsageRecord').then((module) => module.UsageRecord));

/** Usage of the product: figures, and every event. The URL has all choices. */
export function UsageList() {
  return (
    <ListPage
      title="Usage"
      lead="What people do in Tastemaker, in total and one event at a time. Your visits to this page aren’t counted. A search covers the last 30 days unless you choose a first day."
      sort={{ field: 'occurredAt', order: 'DESC' }}
      overview={<UsageOverview />}
      filters={
        <>
          <ChoiceFilter source="title" label="Event" choices={usageNames} />
          <ChoiceFilter source="profileType" label="Profile" choices={usageProfiles} />
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

/** A date filter in London; removed when cleared. */
function DayFilter({ source, label }: { source: string; label: string }) {
  const { valueOf, set } = useFilters();
  const [typed, type] = useTypedText(valueOf(source), (day) => set(source, day));
  return <DateField label={label} value={typed} onChange={type} />;
}

const none = <NoRows what="events">Events are recorded as people open pages.</NoRows>;
const Column = DataTable.Col<UsageRow>;

const whoAndWhat = (row: UsageRow) =>
  row.profile.name ? `${row.profile.name} (${kindLabel(row.profile.type).toLowerCase()})` : whoDid(row);

/** All pages are on one site: only the path is relevant. */
const pathOf = (page: string): string => page.replace(/^\w+:\/\/[^/]+/, '').split('?', 1)[0]!;

/** Every event, newest first; two lines on phones. */
function UsageTable() {
  const phone = usePhone();
  const open = useOpenRecord();
  if (phone)
    return (
      <PhoneRows<UsageRow>
        primaryText={(row) => `${usageLabel(row.title)}${row.target ? `: ${pageName(row.target)}` : ''}`}
        secondaryText={whoDid}
        tertiaryText={({ occurredAt }) => <ExactTime time={occurredAt} />}
        rowClick={open}
        empty={none}
      />
    );
  return (
    <DataTable<UsageRow> body={RowsInViewFirst} bulkActionButtons={false} rowClick={open} empty={none} aria-label="Events" sx={{ '& .column-profile': { minWidth: 190 }, '& .column-title, & time': { whiteSpace: 'nowrap' } }}>
      <Column source="title" label="Event" disableSort render={({ title }) => <RecordLink>{usageLabel(title)}</RecordLink>} />
      <Column source="target" label="Title" disableSort render={({ target }) => target && pageName(target)} />
      <Column source="page" label="Page" disableSort render={({ page }) => page && pathOf(page)} />
      <Column source="profile" label="Who" disableSort render={whoAndWhat} />
      <Column source="occurredAt" label="When" sortByOrder="DESC" render={({ occurredAt }) => <ExactTime time={occurredAt} />} />
    </DataTable>
  ); // prettier-ignore
}
