import { useClosing, useKeepAccount } from '../../api/privacy';
import { longDay } from '../../ui/day';
import { Button, Typography } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { NoticeStrip } from '../NoticeStrip';
import { useSession } from '../session/session-context';

/** People who sign in while their account is closing see it above every page, and can keep the account. */
export function ClosingNotice() {
  const { user } = useSession();
  const closing = useClosing(user !== null);
  const { mutate: keep, isPending } = useKeepAccount();
  if (!closing) return null;
  return (
    <NoticeStrip
      label="Your account is being closed"
      sx={{ bgcolor: 'pass.brass', color: 'pass.onBrass', borderBottom: 0 }}
    >
      <Typography sx={{ fontWeight: 550 }}>
        Your account closes on {longDay(closing.erasesAt)}, and your data will be erased.
      </Typography>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() =>
          keep(undefined, {
            onSuccess: () => toast.success('Welcome back. Your account is open again.'),
            onError: ({ message }) => toast.say(message),
          })
        }
        sx={{ bgcolor: 'pass.onBrass', color: 'pass.brass', '&:hover': { bgcolor: 'pass.onBrass' } }}
      >
        Keep my account
      </Button>
    </NoticeStrip>
  );
}
