import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { type ConsentChoice, everythingAllowed, nothingAllowed } from '../../../server/contract/consent';
import { contentMaxWidth } from '../../../server/contract/tokens';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { consent, useConsent } from './consent';

const ConsentForm = lazy(() => import('./ConsentForm').then((module) => ({ default: module.ConsentForm })));

/** Asks once what may be observed. It stands above the page and covers nothing; until it is answered nothing is allowed. */
export function ConsentBanner() {
  const decision = useConsent();
  const [choosing, setChoosing] = useState(false);
  if (decision) return null;

  const decide = (choice: ConsentChoice) => {
    consent.decide(choice);
    toast.success('Your choice is saved. You can change it under Cookies.');
  };
  return (
    <Box
      component="section"
      aria-label="Cookies"
      sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={frame}>
        <Typography sx={{ flex: '1 1 320px', '& a': { whiteSpace: 'nowrap' } }}>
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

const frame = {
  maxWidth: contentMaxWidth,
  mx: 'auto',
  px: { xs: 4, sm: 6, lg: 8 },
  py: { xs: 4, sm: 3 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 3, sm: 4 },
} as const;

/** The two answers are alike in size and look, whatever the size of their words. */
const buttons = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(5rem, 1fr))', sm: '1fr 1fr auto' },
  gap: 2,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { px: { xs: 2, sm: 4.5 } },
} as const;
