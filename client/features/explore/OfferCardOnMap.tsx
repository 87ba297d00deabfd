import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { floatingShadow } from '../../../server/contract/tokens';
import type { Offer } from '../../api/offers';
import { paths } from '../../app/paths';
import { IconAction } from '../../ui/IconAction';
import { Money } from '../../ui/Money';
import { OfferPicture } from '../../ui/OfferPicture';

type OfferCardOnMapProps = { offer: Offer; onClose: () => void };

/** The picked offer at the foot of the map. */
export function OfferCardOnMap({ offer, onClose }: OfferCardOnMapProps) {
  const { id, title, brand, venue, valuePence, exactPlace } = offer;
  return (
    <Card
      role="status"
      sx={{
        display: 'grid',
        gridTemplateColumns: '88px minmax(0, 1fr) auto',
        maxWidth: 480,
        mx: 'auto',
        boxShadow: floatingShadow,
      }}
    >
      <Box sx={{ '& > *': { height: '100%' } }}>
        <OfferPicture offer={offer} ratio="square" sizes="88px" />
      </Box>
      <Box sx={{ p: 3, minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {brand.name}
        </Typography>
        <Typography variant="subtitle1" component="h2">
          <Link to={paths.influencer.offer(id)}>{title}</Link>
        </Typography>
        <Typography variant="body2" className="tnum">
          Worth <Money pence={valuePence} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {exactPlace ? venue : `${venue} (shown in the middle of the city)`}
        </Typography>
      </Box>
      <IconAction icon={IconX} label="Close" onClick={onClose} />
    </Card>
  );
}
