import { IconLock, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId } from 'react';
import { planFor, type PlanId, upgradePlans } from '../../../server/contract/plans';
import { breakpoints } from '../../../server/contract/tokens';
import { usePublicSettings } from '../../api/settings';
import { previewSentence } from '../../shell/billing/billing-words';
import { useBilling } from '../../shell/billing/use-billing';
import { Fault } from '../../ui/Fault';
import { PlanComparison } from '../../ui/PlanComparison';
import { ChoosePlan, PlanColumns } from './PlanColumns';
import { useCheckout, usePlanPreviews } from './checkout-api';
import DialogActions from '@mui/material/DialogActions';
import { messages } from '../../../server/contract/rules/constants';

const mostPopular = upgradePlans.find((plan) => plan.mostPopular)!;
const tableMinWidth = 320;

type UpgradeModalProps = {
  /** The plan to preselect. */
  plan: PlanId | null;
  onClose: () => void;
};

/** The three tiers, their features, and the link to the hosted checkout. */
export function UpgradeModal({ plan, onClose }: UpgradeModalProps) {
  const billing = useBilling();
  const narrow = useMediaQuery(`(max-width: ${breakpoints.tablet + 160 - 0.05}px)`);
  const { mutate: choose, variables: chosen, underWay, isError, reset } = useCheckout();
  const { vat } = usePublicSettings();
  const titleId = useId();
  useCardScript();

  const current = billing?.paying ? (billing.plan ?? undefined) : undefined;
  const previews = usePlanPreviews(billing);
  /** The preselected plan, or else the most popular one. */
  const wanted = plan ?? billing?.wantedPlan;
  const first = wanted && wanted !== 'basic' ? wanted : mostPopular.id;
  const mayNot = billing !== undefined && billing.portalUrl === null;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="lg"
        fullScreen={narrow}
        slotProps={{
          paper: {
            sx: {
              '--ticket-ground': 'var(--mui-palette-background-paper)',
              '--table-ground': 'var(--mui-palette-background-paper)',
            },
          },
        }}
      >
        <DialogTitle id={titleId} sx={{ pr: 16 }}>
          Choose your plan
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 16, right: 16 }}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
        <DialogContent sx={{ pb: 6 }}>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{leadFor(current ? null : plan)}</Typography>
          <Fault>{mayNot ? 'Only an owner or an admin of your team can change the plan.' : null}</Fault>
          <PlanColumns
            narrow={narrow}
            currentPlan={current}
            first={first}
            action={(each) => (
              <>
                <ChoosePlan
                  plan={each}
                  solid={each.id === first}
                  current={each.id === current}
                  opening={underWay && chosen?.id === each.id}
                  disabled={mayNot || underWay}
                  onChoose={choose}
                />
                <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', minHeight: '3em' }}>
                  {previews?.filter((one) => one.plan === each.id).map((one) => previewSentence(one, vat))}
                </Typography>
              </>
            )}
          />
          <Box role="status" sx={{ minHeight: 24, my: 4, display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box component={IconLock} size={18} stroke={1.75} aria-hidden sx={{ flex: 'none' }} />
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {underWay
                ? 'Opening secure checkout'
                : 'You’ll pay on our card provider’s secure page. We never see your card.'}
            </Typography>
          </Box>
          <PlanComparison plans={upgradePlans} minWidth={tableMinWidth} />
        </DialogContent>
      </Dialog>
      <CheckoutFailed open={isError} onClose={reset} />
    </>
  );
}

const leadFor = (plan: PlanId | null): string =>
  plan && plan !== 'basic'
    ? `${planFor(plan).name} starts as soon as it’s paid. You can change or end it any month.`
    : 'Every plan is monthly. You can change or end it any month.';

/** The card provider wants its script on pages that lead to its checkout. Nothing here depends on it. */
function useCardScript(): void {
  const { cardScriptUrl } = usePublicSettings();
  useEffect(() => {
    if (!cardScriptUrl || document.querySelector(`script[src="${cardScriptUrl}"]`)) return;
    const script = document.createElement('script');
    script.src = cardScriptUrl;
    script.async = true;
    script.onerror = () => script.remove();
    document.head.append(script);
  }, [cardScriptUrl]);
}

type CheckoutFailedProps = { open: boolean; onClose: () => void };

/** The generic message for any failure on the way to the checkout. */
export function CheckoutFailed({ open, onClose }: CheckoutFailedProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>Attention</DialogTitle>
      <DialogContent>
        <Typography id={textId}>{messages.checkoutFailed}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
