import Box from '@mui/material/Box';
import { Avatar } from '../../../ui/Avatar';
import { Ticket } from '../../../ui/Ticket';
import { type Promised, PromiseList } from '../PromiseList';
import type { CallKind } from './calls-api';

const topics: Record<CallKind, readonly Promised[]> = {
  brand: [
    ['What you give', 'We’ll help you shape an offer creators want, and agree what to ask for in return.'],
    ['Who fits', 'Creators near you, by size and taste, and how they find your offer.'],
    ['What it costs', 'The plan that suits you, down to the price of one more Collab.'],
  ],
  influencer: [
    ['How offers work', 'From your request to the stamp on your ticket.'],
    ['What brands look for', 'A profile that shows who follows you, and work you’re proud of.'],
    ['How to begin', 'Your first visit: which one to request, and how to label the post.'],
  ],
};

const facts = [
  { label: 'Where', value: 'Online, by a link' },
  { label: 'You pay', value: 'Nothing' },
  { label: 'Later', value: 'Move or cancel it from the email' },
];

/** What the call is about, so that one knows whether it is worth half an hour. */
export function CallPromises({ kind }: { kind: CallKind }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box component="section" aria-label="The call">
        <Ticket
          headingLevel="h2"
          title="A first call"
          subtitle="Half an hour with one of us"
          media={<Avatar filePath={null} name="Tastemaker" size={44} />}
          facts={facts}
        />
      </Box>
      <PromiseList promises={topics[kind]} />
    </Box>
  );
}
