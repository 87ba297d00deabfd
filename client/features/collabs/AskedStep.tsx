import Typography from '@mui/material/Typography';
import { productNow } from '../../api/clock';
import { type Collab, isLateNow } from '../../api/collabs';
import { type AskedAction, askedSteps } from './asked-steps';
import { AskFirst } from './AskFirst';

/** A step that changes what was agreed. */
export function AskedStep({ collab, action }: { collab: Collab; action: AskedAction }) {
  const { text, late, ...asked } = askedSteps[action];
  return (
    <AskFirst id={collab.id} move={{ action }} {...asked}>
      <Typography sx={{ mb: 4 }}>{text}</Typography>
      {late && <LateNote collab={collab} />}
    </AskFirst>
  );
}

/** Its own, so that it knows the time at which the dialog opens. */
function LateNote({ collab }: { collab: Collab }) {
  if (!isLateNow(collab, productNow())) return null;
  return (
    <Typography sx={{ mb: 4, fontWeight: 550 }}>
      The visit is in less than 48 hours, so this counts as a late change.
    </Typography>
  );
}
