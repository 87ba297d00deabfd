import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { ExactTime } from '../../ui/RelativeTime';
import { Facts, RecordHeader } from '../record/record-parts';
import { resources } from '../resources';
import { type UsageRow, kindLabel, pageName, usageLabel, whoDid } from './usage';

/** One event, with a link to everything the same profile did. */
export function UsageRecord() {
  const event = useRecordContext<UsageRow>();
  const createPath = useCreatePath();
  if (!event) return null;
  const { title, target, page, profile, userId, occurredAt } = event;
  const stream = new URLSearchParams({ filter: JSON.stringify({ profileUid: profile.uid }) });
  return (
    <>
      <RecordHeader title={usageLabel(title)} subtitle={target && pageName(target)} />
      <Facts
        facts={[
          ['Who', `${whoDid(event)} (${kindLabel(profile.type)})`],
          ['When', <ExactTime time={occurredAt} />],
          ['Page', page ?? 'N/A'],
          ['Profile ID', profile.uid],
          ['Person ID', userId],
        ]}
      />
      <Button
        component={Link}
        to={`${createPath({ resource: resources.usage, type: 'list' })}?${stream.toString()}`}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        See everything this profile did
      </Button>
    </>
  );
}
