import { useRecordContext } from 'react-admin';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { Facts } from '../record/Facts';
import { RecordHeader } from '../record/RecordHeader';
import { ShowTimeline } from '../record/ShowTimeline';
import { AccessActions } from './AccessActions';
import { AccessChip } from './AccessChip';
import { LinkedProfiles } from './LinkedProfiles';
import { StaffRoleSection } from './StaffRoleSection';
import { type User, staffRoleLabel } from './user';

/** One person: what they act for, whether they may sign in, and what has happened to their account. */
export function UserRecord() {
  const user = useRecordContext<User>();
  if (!user) return null;
  const { name, email, staffRole, lastSeenAt, createdAt, disabledAt } = user;
  return (
    <>
      <RecordHeader title={name || email} subtitle={email} picture={null} />
      <Facts
        facts={[
          ['Access', <AccessChip disabled={disabledAt !== null} />],
          ['Staff role', staffRoleLabel(staffRole)],
          ['Last seen', lastSeenAt ? <RelativeTime time={lastSeenAt} /> : 'Never'],
          ['Created', <ExactTime time={createdAt} />],
          ...(disabledAt ? [['Disabled', <ExactTime time={disabledAt} />] as const] : []),
        ]}
      />
      <AccessActions user={user} />
      <LinkedProfiles user={user} />
      <StaffRoleSection key={staffRole} user={user} />
      <ShowTimeline kind="user" id={user.id} />
    </>
  );
}
