import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Bill } from '../../../api/collabs';
import { Facts } from '../../record/record-parts';
import { useDecideBill } from './gift';
import { ValueDialog } from './ValueDialog';
import { formatPence } from '../../../../server/contract/rules/money';

type DecideBillProps = { collabId: string; bill: Bill; onClose: () => void };

/** Both sides of a contested bill; staff enter the actual total, and why. */
export function DecideBill({ collabId, bill, onClose }: DecideBillProps) {
  const decide = useDecideBill(collabId);
  return (
    <ValueDialog
      title="Decide the bill?"
      label="The whole bill in pounds"
      before={bill.pence}
      reasonHint="Both sides will read this."
      busy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      onConfirm={(decision) => decide.mutate(decision, { onSuccess: onClose })}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Facts
          facts={[
            ['Bill', typedInWords(bill)],
            ['Influencer', contestedInWords(bill)],
          ]}
        />
      </Box>
      <Typography sx={{ my: 4 }}>
        Leave the amount unchanged if the bill is right. The part that the offer covers becomes the value of the gift.
      </Typography>
    </ValueDialog>
  );
}

const whoEnters: Readonly<Record<Bill['typedBy'], string>> = {
  venue: 'the venue',
  brand: 'the brand',
  staff: 'our staff',
};

/** "£142, entered by the venue" */
export const typedInWords = ({ pence, typedBy }: Bill): string =>
  `${formatPence(pence)}, entered by ${whoEnters[typedBy]}`;

/** The influencer's objection; null without one. */
export function contestedInWords({ answer, claimedPence }: Bill): string | null {
  if (answer === null) return null;
  return claimedPence === null ? `“${answer}”` : `It was ${formatPence(claimedPence)}. “${answer}”`;
}
