import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { restoreDays } from '../../../server/contract/rules/constants';
import { call } from '../../api/client';
import { resources } from '../resources';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';

type DeleteProfileProps = { kind: 'brand' | 'influencer'; id: string; name: string };

/** Takes a brand or an influencer out of the product, after its name has been typed. */
export function DeleteProfile({ kind, id, name }: DeleteProfileProps) {
  const may = useMay();
  if (!may(`${kind}.delete`)) return null;
  return (
    <Box sx={{ pt: 5, borderTop: '1px solid', borderColor: 'divider' }}>
      <ConfirmedAction
        act={() => call(`POST /api/v1/admin/${resources[`${kind}s`]}/{id}/delete`, { path: { id }, body: { name } })}
        label={`Delete this ${kind}`}
        done={`${name} is deleted`}
        typeToConfirm={name}
      >
        <Typography>
          {name} disappears from the product at once, and its people can no longer act for it. It can be brought back
          for {restoreDays} days.
        </Typography>
      </ConfirmedAction>
    </Box>
  );
}
