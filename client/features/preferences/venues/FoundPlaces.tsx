import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MapPoint } from '../../../../server/contract/lists/places';
import type { components } from '../../../api/schema';

type Found = components['schemas']['PlaceList'];

type FoundPlacesProps = { found: Found; point: MapPoint; onChoose: (point: MapPoint) => void };

/** What an address may mean, and whose data says so; with several, which of them it is. */
export function FoundPlaces({ found: { places, source }, point, onChoose }: FoundPlacesProps) {
  const isShown = ({ lat, lng }: MapPoint) => lat === point.lat && lng === point.lng;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2">{saidOf(places)}</Typography>
      {places.length > 1 && (
        <Box component="ul" aria-label="Places found" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {places.map((place) => (
            <li key={`${place.lat},${place.lng}`}>
              <Button
                aria-pressed={isShown(place)}
                onClick={() => onChoose({ lat: place.lat, lng: place.lng })}
                sx={{ textAlign: 'left', bgcolor: isShown(place) ? 'pass.primarySoft' : undefined }}
              >
                {nameOf(place)}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {places.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Places: {source}
        </Typography>
      )}
    </Box>
  );
}

type Place = Found['places'][number];

const nameOf = ({ label, within }: Place): string => (within ? `${label}, ${within}` : label);

function saidOf(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return 'We couldn’t find this address. Move the pin to your door.';
  if (places.length > 1) return 'We found several places. Choose yours, then move the pin to your door.';
  return first.exact
    ? `We found ${nameOf(first)}. Move the pin if your door is elsewhere.`
    : `This is the middle of ${first.label}. Move the pin to your door.`;
}
