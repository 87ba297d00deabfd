import { termsVersion } from '../../../server/contract/consent';
import { useAcceptTerms, useAcceptedTerms } from '../../api/privacy';
import { paths } from '../../app/paths';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';
import { Button, Typography } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { NoticeStrip } from '../NoticeStrip';
import { mainId } from '../PublicFrame';

/** The two documents that people accept. */
export const TermsLinks = () => (
  <>
    <TextLink to={paths.terms}>terms</TextLink> and <TextLink to={paths.privacy}>privacy notice</TextLink>
  </>
);

/** Asks people to accept the terms if they have changed, or if their account was created for them. */
export function TermsNotice() {
  const accepted = useAcceptedTerms();
  const { mutate: accept, isPending, error } = useAcceptTerms();
  if (!accepted || (accepted.version ?? 0) >= termsVersion) return null;
  const thank = () => {
    toast.success('Thank you. You’ve accepted the terms.');
    document.getElementById(mainId)?.focus();
  };
  return (
    <NoticeStrip label="Terms" sx={{ bgcolor: 'pass.primarySoft' }}>
      <Typography variant="body2">
        {accepted.version === null ? 'Please read and accept our ' : 'We’ve changed our '}
        <TermsLinks />.{accepted.version !== null && ' Please read and accept them.'}
      </Typography>
      <Fault>{error?.message ?? null}</Fault>
      <Button
        variant="outlined"
        size="small"
        aria-busy={isPending}
        onClick={() => accept(undefined, { onSuccess: thank })}
      >
        Accept
      </Button>
    </NoticeStrip>
  );
}
