import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SettingId } from '../../../server/contract/rules/settings';
import { useStaffSettings } from '../../api/staff-settings';
import { Fault } from '../../ui/Fault';
import { useMay } from '../staff/useMay';
import { SettingRow } from './SettingRow';

/** These settings, each with what it is now; whoever may changes them in place. */
export function SettingList({ ids }: { ids: readonly SettingId[] }) {
  const { data, error } = useStaffSettings();
  const mayChange = useMay()('settings.change');
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={160} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid' }}>
      {data
        .filter(({ id }) => ids.includes(id))
        .map((setting) => (
          <SettingRow key={setting.id} setting={setting} mayChange={mayChange} />
        ))}
    </Box>
  );
}
