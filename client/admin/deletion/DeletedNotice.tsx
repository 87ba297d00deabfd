import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { restoreDays } from '../../../server/contract/rules/constants';
import { call } from '../../api/client';
import { ExactTime } from '../../ui/RelativeTime';
import { resources } from '../resources';
import { ActionButton } from '../staff/ActionButton';
import { useMay } from '../staff/useMay';

type DeletedNoticeProps = {
  kind: 'brand' | 'influencer';
  id: string;
  name: string;
  deletedAt: string;
};

/** In place of what can be changed: since when it is deleted, until when it can be brought back, and the way back. */
export function DeletedNotice({ kind, id, name, deletedAt }: DeletedNoticeProps) {
  const may = useMay();
  const until = new Date(new Date(deletedAt).getTime() + restoreDays * 24 * 60 * 60 * 1_000);
  return (
    <Box role="note" sx={notice}>
      <Typography>
        Deleted <ExactTime time={deletedAt} />. It can be brought back until <ExactTime time={until.toISOString()} />.
      </Typography>
      {may(`${kind}.restore`) && (
        <ActionButton
          act={() => call(`POST /api/v1/admin/${resources[`${kind}s`]}/{id}/restore`, { path: { id } })}
          label="Restore"
          done={`${name} is back`}
        />
      )}
    </Box>
  );
}

const notice = {
  display: 'grid',
  gap: 3,
  justifyItems: 'start',
  p: 4,
  borderRadius: '6px',
  border: '1px dashed',
  borderColor: 'pass.lineStrong',
  bgcolor: 'pass.sunken',
} as const;
