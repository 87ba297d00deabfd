import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { floatingShadow } from '../../../server/contract/tokens';
import { type FeedFilter, offerQuery, type Offer } from '../../api/offers';
import { CoastMap } from '../../ui/map/CoastMap';
import type { Marker } from '../../ui/map/pins';
import type { MapBounds } from '../../ui/map/use-coast-map';
import { boundsText, useMarkers } from './explore-api';
import { IconX } from '@tabler/icons-react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { IconAction } from '../../ui/IconAction';
import { Money } from '../../ui/Money';
import { OfferPicture } from '../../ui/OfferPicture';

type OfferMapProps = {
  filter: FeedFilter;
  shown: MapBounds;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onNarrow: (filter: FeedFilter) => void;
};

/** Where the offers are. A number goes closer; a pin shows its offer at the foot of the map. */
export function OfferMap({ filter, shown, chosen, onChoose, onNarrow }: OfferMapProps) {
  const [view, setView] = useState<{ bounds: MapBounds; zoom: number; byHand: boolean } | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const found = useMarkers(filter, view);
  const { data: offer } = useQuery({ ...offerQuery(picked ?? ''), enabled: picked !== null });
  const markers = useMemo(
    () =>
      found.map(({ lat, lng, count, offerId, title }): Marker => ({
        key: offerId ?? `${lat},${lng}`,
        lat,
        lng,
        count,
        label: title ?? `${count} offers here: zoom in`,
        selected: offerId !== null && (offerId === chosen || offerId === picked),
      })),
    [found, chosen, picked],
  );
  return (
    <>
      <CoastMap
        label="Map of the offers"
        bounds={shown}
        markers={markers}
        onMoved={(bounds, zoom, byHand) => setView({ bounds, zoom, byHand })}
        onPick={({ key, count, lat, lng }, closer) => {
          if (count === 1) {
            setPicked(key);
            onChoose(key);
          } else if (!closer) onNarrow({ ...filter, city: '', bounds: boundsText(around(lat, lng)) });
        }}
      />
      {view?.byHand && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onNarrow({ ...filter, city: '', bounds: boundsText(view.bounds) })}
          sx={{
            position: 'absolute',
            zIndex: 1,
            top: 12,
            left: '50%',
            transform: 'translateX(-50%)',
            borderRadius: 999,
            boxShadow: floatingShadow,
          }}
        >
          Search this area
        </Button>
      )}
      {picked && offer && (
        <Box sx={{ position: 'absolute', zIndex: 1, left: 12, right: 12, bottom: { xs: 76, md: 12 } }}>
          <OfferCardOnMap offer={offer} onClose={() => setPicked(null)} />
        </Box>
      )}
    </>
  );
}

/** Offers at the same place can't be separated by zooming in. */
const around = (lat: number, lng: number): MapBounds => [lng - 0.004, lat - 0.003, lng + 0.004, lat + 0.003];

type OfferCardOnMapProps = { offer: Offer; onClose: () => void };

/** The picked offer at the foot of the map. */
function OfferCardOnMap({ offer, onClose }: OfferCardOnMapProps) {
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
