import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { cityLabel } from '../../../server/contract/lists/labels';
import { useSession } from '../../shell/session/session-context';
import { asksInWords } from '../../ui/asks';
import { Money } from '../../ui/Money';
import { exactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { coverFacts, visitFacts } from '../../ui/visit-facts';
import { OfferPicture } from '../../ui/OfferPicture';
import { momentOf } from '../../../server/contract/rules/london-time';
import { penceOf } from '../../../server/contract/rules/money';
import { beforeApproval } from '../../../server/contract/terms';
import type { OfferForm } from './offer-form';

/** The ticket as influencers will see it, while it is written. */
export function OfferPreview() {
  const { actor } = useSession();
  const { control } = useFormContext<OfferForm>();
  const form = useWatch({ control }) as OfferForm;
  const { title, value, covers, tip, asks, venue, city, category, shipped, photoPath, times } = form;
  const moments = times.flatMap((time) => momentOf(time) ?? []).sort((one, other) => one.getTime() - other.getTime());
  return (
    <Box component="section" aria-label="Preview" sx={{ position: 'sticky', top: 88, display: 'grid', gap: 3 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        As influencers will see it
      </Typography>
      <Ticket
        title={title.trim() || 'Your offer'}
        subtitle={`${actor.name}${city ? `, ${cityLabel(city)}` : ''}`}
        media={<OfferPicture offer={{ id: actor.uid, category: category || 'other', photoPath }} ratio="venue" />}
        mediaPlace="cover"
        facts={[
          { label: 'Value', value: <Money pence={penceOf(value)} /> },
          ...(shipped ? [] : coverFacts({ ...form, coversPence: penceOf(covers), tip: tip || null })),
          {
            label: 'Content',
            value: asksInWords(asks.map((ask) => ({ ...ask, count: Number(ask.count) || 0 }))) || 'N/A',
          },
          ...(shipped
            ? [{ label: 'Delivery', value: 'By post' }]
            : [
                { label: 'Where', value: venue.trim() || 'N/A' },
                ...visitFacts(beforeApproval(form)),
                { label: 'First time', value: exactTime(moments[0]) },
                { label: 'Places', value: times.reduce((sum, { places }) => sum + (Number(places) || 0), 0) },
              ]),
        ]}
      />
    </Box>
  );
}
