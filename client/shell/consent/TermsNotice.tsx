import { termsVersion } from '../../../server/contract/consent';
import { useAcceptTerms, useAcceptedTerms } from '../../api/privacy';
import { paths } from '../../app/paths';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';
import { Box, Button, Typography } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { mainId } from '../PublicFrame';

/** The two texts that people accept. */
export const TermsLinks = () => (
  <>
    <TextLink to={paths.terms}>terms</TextLink> and <TextLink to={paths.privacy}>privacy notice</TextLink>
  </>
);

/** Asks people to accept the terms if they have changed, or if their account was made for them. */
export function TermsNotice() {
  const accepted = useAcceptedTerms();
  const { mutate: accept, isPending, error } = useAcceptTerms();
  if (!accepted || (accepted.version ?? 0) >= termsVersion) return null;
  const thank = () => {
    toast.success('Thank you. You’ve accepted the terms.');
    document.getElementById(mainId)?.focus();
  };
  return (
    <Box component="section" aria-label="Terms" sx={bar}>
      <Typography variant="body2" sx={{ flex: '1 1 280px' }}>
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
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: { xs: 4, sm: 6, lg: 8 },
  py: 3,
  bgcolor: 'pass.primarySoft',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
