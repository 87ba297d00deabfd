import { Suspense, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { type ConsentChoice, everythingAllowed, nothingAllowed } from '../../../server/contract/consent';
import { floatingShadow, radius } from '../../../server/contract/tokens';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { Box, Button, Typography } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { consent, useConsent } from './consent';

const ConsentForm = latePart(() => import('./ConsentForm').then((module) => module.ConsentForm));

/**
 * Asks once for consent, in a sheet at the end of the page that floats above its lower edge until then. Nothing is
 * allowed before.
 */
export function ConsentBanner() {
  const decision = useConsent();
  const [choosing, setChoosing] = useState(false);
  if (decision) return null;

  const decide = (choice: ConsentChoice) => {
    consent.decide(choice);
    toast.success('Your choice is saved. You can change it under Cookies.');
  };
  return (
    <Box component="section" aria-label="Cookies" className="cookie-sheet" sx={place}>
      <Box sx={sheet}>
        <Typography variant="body2" sx={{ flex: '1 1 280px', '& a': { whiteSpace: 'nowrap' } }}>
          We use essential cookies to keep you signed in. Can we also use analytics cookies to improve the site?{' '}
          <TextLink to={paths.cookies}>Cookie policy</TextLink>
        </Typography>
        <Box sx={buttons}>
          <Button variant="outlined" onClick={() => decide(everythingAllowed)}>
            Accept all
          </Button>
          <Button variant="outlined" onClick={() => decide(nothingAllowed)}>
            Reject all
          </Button>
          <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            Choose
          </Button>
        </Box>
        {choosing && (
          <Suspense>
            <ConsentForm onDecide={decide} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}

const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  px: 2,
  pb: 'max(8px, env(safe-area-inset-bottom))',
  pointerEvents: 'none',
} as const;

const sheet = {
  maxWidth: 840,
  maxHeight: '70dvh',
  overflowY: 'auto',
  mx: 'auto',
  p: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  boxShadow: floatingShadow,
  pointerEvents: 'auto',
} as const;

/** Both answers have the same size and look, however long their labels are. */
const buttons = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(6.25rem, 1fr))', sm: '1fr 1fr auto' },
  gap: 2,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { px: { xs: 2, sm: 4.5 }, whiteSpace: 'nowrap' },
} as const;
