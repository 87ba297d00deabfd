import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { CasaOlmo } from '../../ui/PinnedTicket';
import { TextLink } from '../../ui/TextLink';
import { Ticket } from '../../ui/Ticket';
import { DoorPicture, PromiseList } from './DoorFrame';

const promises = [
  ['Choose', 'Each offer says what you get, what to post in return, and when you can come.'],
  ['Visit', 'Pick a time that suits you. Some offers let you bring a guest.'],
  ['Know the deal', 'The brief, the content and the dates are all on one ticket before you agree.'],
  ['Label it right', 'In the UK, gifted visits are ads. Each ticket says how to label your post.'],
] as const;

const exampleFacts = [
  { label: 'Gift', value: 'Tasting menu for two, £140' },
  { label: 'Content', value: '1 reel, 2 stories' },
  { label: 'Cost', value: 'Free' },
];

/** What the product offers influencers. */
export function CreatorPromises() {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <DoorPicture src="/home/supper.webp" />
      <Box aria-hidden>
        <Ticket
          stage={3}
          number="#4A417"
          title="Late lunch at Casa Olmo"
          subtitle="Bristol"
          media={<CasaOlmo />}
          facts={exampleFacts}
        />
      </Box>
      <PromiseList promises={promises} />
      <Typography sx={{ color: 'text.secondary' }}>
        Questions first? <TextLink to={paths.influencer.schedule}>Book a call with us</TextLink>
      </Typography>
    </Box>
  );
}
