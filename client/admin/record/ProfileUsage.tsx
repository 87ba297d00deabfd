import { useGetList } from 'react-admin';
import { productNow } from '../../api/clock';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { resources } from '../resources';

const days = 30;
const dayMs = 86_400_000;
const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });
const counted = new Intl.NumberFormat('en-GB');

/** Usage by this profile in the last 30 days, with links to the usage explorer. */
export function ProfileUsage({ uid }: { uid: string }) {
  const fromDay = londonDay.format(new Date(productNow().getTime() - days * dayMs));
  const filter = { profileUid: uid, fromDay };
  const { total } = useGetList(resources.usage, { filter, pagination: { page: 1, perPage: 1 } });
  if (total === undefined) return 'N/A';
  if (total === 0) return 'Nothing';
  return (
    <TextLink to={`${paths.admin.usage}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
      {total === 1 ? '1 event' : `${counted.format(total)} events`}
    </TextLink>
  );
}
