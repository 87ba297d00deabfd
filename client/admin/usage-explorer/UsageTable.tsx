import { DataTable } from 'react-admin';
import { ExactTime } from '../../ui/RelativeTime';
import { NoRows } from '../list/NoRows';
import { PhoneRows } from '../list/PhoneRows';
import { RecordLink } from '../list/RecordLink';
import { useOpenRecord } from '../list/useOpenRecord';
import { usePhone } from '../list/usePhone';
import { type UsageRow, kindLabel, pageName, usageLabel, whoDid } from './usage';

const none = <NoRows what="events">Events come with every page that somebody opens.</NoRows>;
const Column = DataTable.Col<UsageRow>;

const whoAndWhat = (row: UsageRow) =>
  row.profile.name ? `${row.profile.name} (${kindLabel(row.profile.type).toLowerCase()})` : whoDid(row);

/** All pages are of one site: what tells them apart is the path. */
const pathOf = (page: string): string => page.replace(/^\w+:\/\/[^/]+/, '').split('?', 1)[0]!;

/** Every event, the newest first; on phones two lines. */
export function UsageTable() {
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
    <DataTable<UsageRow> bulkActionButtons={false} rowClick={open} empty={none} aria-label="Events">
      <Column source="title" label="What" disableSort render={({ title }) => <RecordLink>{usageLabel(title)}</RecordLink>} />
      <Column source="target" label="Title" disableSort render={({ target }) => target && pageName(target)} />
      <Column source="page" label="Page" disableSort render={({ page }) => page && pathOf(page)} />
      <Column source="profile" label="Who" disableSort render={whoAndWhat} />
      <Column source="occurredAt" label="When" sortByOrder="DESC" render={({ occurredAt }) => <ExactTime time={occurredAt} />} />
    </DataTable>
  ); // prettier-ignore
}
