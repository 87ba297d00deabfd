import Typography from '@mui/material/Typography';
import { formatPence } from '../../../../server/contract/rules/money';
import type { Bill, Collab } from '../../../api/collabs';
import { paths } from '../../../app/paths';
import { ExactTime } from '../../../ui/RelativeTime';
import { TextLink } from '../../../ui/TextLink';
import { useReader } from '../WhoWaits';

/** Whether the bill is agreed. What was said of it is among the statements. */
export function BillState({ collab, bill }: { collab: Collab; bill: Bill }) {
  const reader = useReader();
  const creator = reader === 'influencer' ? 'You' : `@${collab.influencer.handle}`;
  return (
    <>
      <Typography>
        {bill.status === 'awaiting' ? (
          <>
            {creator} can confirm or contest it until <ExactTime time={bill.answerBy} />. After that it counts as
            confirmed.
          </>
        ) : (
          sentenceOf(bill, creator)
        )}
      </Typography>
      {collab.billActions.includes('settle-bill') && (
        <TextLink to={paths.admin.collab(collab.id)}>Decide the bill</TextLink>
      )}
    </>
  );
}

function sentenceOf({ status, pence, claimedPence, agreedPence }: Bill, creator: string): string {
  if (status === 'confirmed') return 'Confirmed.';
  const contested = `${creator} contested it${claimedPence === null ? '' : ` and said that it was ${formatPence(claimedPence)}`}.`;
  if (status === 'contested')
    return `${contested} Our team hears both sides and decides. Until then, the value agreed in the offer counts.`;
  return agreedPence === null || agreedPence === pence
    ? `${contested} Our team decided that it’s right.`
    : `${contested} Our team decided that it was ${formatPence(agreedPence)}, not ${formatPence(pence)}.`;
}
