import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { formatPence } from '../../../server/contract/rules/money';
import { floatingShadow } from '../../../server/contract/tokens';
import { type FeedFilter, offerQuery } from '../../api/offers';
import { boundsAround, boundsFrom, boundsText, type MapBounds, wholeMap } from '../../ui/map/degrees';
import { CoastMap } from '../../ui/map/CoastMap';
import type { Marker } from '../../ui/map/pins';
import { OfferCardOnMap } from './OfferCardOnMap';
import { pointOf } from '../../../server/contract/lists/places';
import { call } from '../../api/client';
import type { components } from '../../api/schema';

type OfferMapProps = {
  filter: FeedFilter;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onNarrow: (filter: FeedFilter) => void;
};

/** Where the offers are, all of them visible. A cluster zooms in; a pin shows its offer on a card. */
export function OfferMap({ filter, ...others }: OfferMapProps) {
  const fitted = useFittedBounds(filter);
  const shown = boundsFrom(filter.bounds || null) ?? fitted;
  return shown && <FittedMap filter={filter} shown={shown} {...others} />;
}

type FittedMapProps = OfferMapProps & { shown: MapBounds };

function FittedMap({ filter, shown, chosen, onChoose, onNarrow }: FittedMapProps) {
  const [view, setView] = useState<{ bounds: MapBounds; zoom: number; byHand: boolean } | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const found = useMarkers(filter, view);
  const { data: offer } = useQuery({ ...offerQuery(picked ?? ''), enabled: picked !== null });
  const markers = useMemo(
    () =>
      found.map(({ lat, lng, count, offerId, title, valuePence }): Marker => ({
        key: offerId ?? `${lat},${lng}`,
        lat,
        lng,
        count,
        text: valuePence === null ? undefined : formatPence(valuePence),
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
        card={
          picked && offer
            ? { at: offer, content: <OfferCardOnMap key={picked} offer={offer} onClose={() => setPicked(null)} /> }
            : undefined
        }
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
    </>
  );
}

/** Offers at the same place can't be separated by zooming in. */
const around = (lat: number, lng: number): MapBounds => [lng - 0.004, lat - 0.003, lng + 0.004, lat + 0.003];

type OfferMarker = components['schemas']['OfferMarkerView'];

type Narrowing = Pick<FeedFilter, 'city' | 'category' | 'saved'>;
type View = Readonly<{ bounds: MapBounds; zoom: number }>;

const markersQuery = ({ city, category, saved }: Narrowing, { bounds, zoom }: View) => {
  const query = {
    ...{ bounds: boundsText(bounds), zoom: Math.floor(zoom), city, category },
    saved: saved ? ('true' as const) : null,
  };
  return {
    queryKey: ['offers', 'markers', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/v1/offers/markers', { query, signal }),
  };
};

/** The markers for this area, filtered. */
export function useMarkers(filter: Narrowing, view: View | null): readonly OfferMarker[] {
  const { data } = useQuery({
    ...markersQuery(filter, view ?? everywhere),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  return data?.items ?? [];
}

/** Close enough to tell one end of a city from the other. */
const everywhere: View = { bounds: [-180, -90, 180, 90], zoom: 10 };

/** About fifteen kilometres: the area shown around a single pin. */
const aroundOne = 0.15;

/** The area with every offer that matches the filter; null until that is known. */
export function useFittedBounds(filter: Narrowing): MapBounds | null {
  const { data, isPending } = useQuery(markersQuery(filter, everywhere));
  if (isPending) return null;
  const pins = data?.items ?? [];
  const city = pointOf(filter.city);
  return boundsAround(pins.length === 0 && city ? [city] : pins, aroundOne) ?? wholeMap;
}
