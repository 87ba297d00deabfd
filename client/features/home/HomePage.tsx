import Box from '@mui/material/Box';
import { contentMaxWidth } from '../../../server/contract/tokens';
import { useDocumentTitle } from '../../ui/PageHeader';
import { HomeBar } from './HomeBar';
import { HowItWorks } from './HowItWorks';
import { Opening } from './Opening';
import { PlanComparison } from './PlanComparison';
import { PlanTickets } from './PlanTickets';
import { SupportLine } from './SupportLine';

/** The public front page: what this is, how it goes, what it costs. */
export function HomePage() {
  useDocumentTitle('Gifted collaborations for hospitality');
  return (
    <>
      <HomeBar />
      <Box
        component="main"
        sx={{
          maxWidth: contentMaxWidth,
          mx: 'auto',
          px: { xs: 4, sm: 6, lg: 8 },
          pb: 16,
          display: 'grid',
          gap: { xs: 14, md: 22 },
          '& > *': { minWidth: 0 },
        }}
      >
        <Opening />
        <HowItWorks />
        <Box
          component="section"
          id="plans"
          aria-labelledby="plans-title"
          sx={{ display: 'grid', gap: 10, scrollMarginTop: 88, '& > *': { minWidth: 0 } }}
        >
          <PlanTickets />
          <PlanComparison />
        </Box>
        <SupportLine />
      </Box>
    </>
  );
}
