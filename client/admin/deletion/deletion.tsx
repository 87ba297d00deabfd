import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { restoreDays } from '../../../server/contract/rules/constants';
import { call } from '../../api/client';
import { resources } from '../resources';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import { ExactTime } from '../../ui/RelativeTime';
import { ActionButton } from '../staff/ActionButton';

type DeleteProfileProps = { kind: 'brand' | 'influencer'; id: string; name: string };

/** Deletes a brand or an influencer, after its name has been typed. */
export function DeleteProfile({ kind, id, name }: DeleteProfileProps) {
  const may = useMay();
  if (!may(`${kind}.delete`)) return null;
  return (
    <Box sx={{ pt: 5, borderTop: '1px solid', borderColor: 'divider' }}>
      <ConfirmedAction
        act={() => call(`POST /api/v1/admin/${resources[`${kind}s`]}/{id}/delete`, { path: { id }, body: { name } })}
        label={`Delete this ${kind}`}
        done={`${name} deleted`}
        typeToConfirm={name}
      >
        <Typography>
          {name} will disappear from the product immediately, and its people will lose access to it. You can restore it
          for {restoreDays} days.
        </Typography>
      </ConfirmedAction>
    </Box>
  );
}

type DeletedNoticeProps = {
  kind: 'brand' | 'influencer';
  id: string;
  name: string;
  deletedAt: string;
};

/** Replaces what can be edited: when it was deleted, until when it can be restored, and a button to do so. */
export function DeletedNotice({ kind, id, name, deletedAt }: DeletedNoticeProps) {
  const may = useMay();
  const until = new Date(new Date(deletedAt).getTime() + restoreDays * 24 * 60 * 60 * 1_000);
  return (
    <Box role="note" sx={notice}>
      <Typography>
        Deleted <ExactTime time={deletedAt} />. You can restore it until <ExactTime time={until.toISOString()} />.
      </Typography>
      {may(`${kind}.restore`) && (
        <ActionButton
          act={() => call(`POST /api/v1/admin/${resources[`${kind}s`]}/{id}/restore`, { path: { id } })}
          label="Restore"
          done={`${name} restored`}
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
