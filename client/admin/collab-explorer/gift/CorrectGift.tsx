import Typography from '@mui/material/Typography';
import { formatPence } from '../../../../server/contract/rules/money';
import { useCorrectGift } from './gift';
import { ValueDialog } from './ValueDialog';

type CorrectGiftProps = { collabId: string; standsAt: number; onClose: () => void };

/** Asks what the gift was really worth, and why. */
export function CorrectGift({ collabId, standsAt, onClose }: CorrectGiftProps) {
  const correct = useCorrectGift(collabId);
  return (
    <ValueDialog
      title="Correct the gift value?"
      label="Retail value in pounds"
      reasonHint="The influencer will read this."
      busy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      onConfirm={(correction) => correct.mutate(correction, { onSuccess: onClose })}
    >
      <Typography sx={{ mb: 4 }}>
        The gift is valued at {formatPence(standsAt)}. We’ll replace that with the value you enter here, in the tax year
        of the visit and in the brand’s costs.
      </Typography>
    </ValueDialog>
  );
}
