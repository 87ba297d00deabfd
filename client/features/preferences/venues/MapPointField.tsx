import { IconMapPin } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { latePart } from '../../../app/theme/with-mui';
import { cityPoints, type MapPoint, pointOf } from '../../../../server/contract/lists/places';
import { coordinatesOf, inWords } from '../../../ui/map/degrees';
import { Fault } from '../../../ui/Fault';
import { TextField } from '../../../ui/TextField';
import type { VenueForm } from './venue-form';
import { useFindPlaces } from './venues-api';
import type { components } from '../../../api/schema';

const PointMap = latePart(() => import('../../../ui/map/PointMap').then((module) => module.PointMap));

/**
 * The venue's location: a pin that is placed by geocoding the address, then moved by dragging, arrow keys, or a click
 * on the map.
 */
export function MapPointField() {
  const { field } = useController<VenueForm, 'point'>({ name: 'point' });
  const { getValues } = useFormContext<VenueForm>();
  const search = useFindPlaces();
  const found = search.data;
  const find = () => {
    const { address, city } = getValues();
    const centre = pointOf(city) ?? cityPoints.london;
    const put = (point: MapPoint) => field.onChange({ lat: point.lat, lng: point.lng });
    search.mutate({ address, city }, { onSettled: (places) => put(places?.places[0] ?? field.value ?? centre) });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        On the map
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Creators with a Collab see the exact spot. Everyone else sees the area around it.
      </Typography>
      {field.value ? (
        <>
          <Box
            sx={{
              position: 'relative',
              height: 260,
              borderRadius: '12px',
              border: '1px solid',
              borderColor: 'divider',
              overflow: 'hidden',
              bgcolor: 'pass.sunken',
            }}
          >
            <Suspense>
              <PointMap label="Where the venue is" point={field.value} onMove={field.onChange} />
            </Suspense>
          </Box>
          <Fault>{search.error?.message}</Fault>
          {found && <FoundPlaces found={found} point={field.value} onChoose={field.onChange} />}
          <CoordinatesInput point={field.value} onMove={field.onChange} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" disabled={search.isPending} onClick={find}>
              Find the address again
            </Button>
            <Button onClick={() => field.onChange(null)}>Take it off the map</Button>
          </Box>
        </>
      ) : (
        <Button
          variant="outlined"
          startIcon={<IconMapPin size={20} stroke={1.75} />}
          disabled={search.isPending}
          onClick={find}
          sx={{ justifySelf: 'start' }}
        >
          Put it on the map
        </Button>
      )}
    </Box>
  );
}

/** The pin's coordinates, in the format that map apps copy. */
function CoordinatesInput({ point, onMove }: { point: MapPoint; onMove: (point: MapPoint) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const leave = () => {
    if (typed === null) return;
    const found = coordinatesOf(typed);
    setFault(found ? null : 'Please enter two numbers, such as 51.5236, -0.0759.');
    if (!found) return;
    setTyped(null);
    onMove(found);
  };
  return (
    <TextField
      label="Coordinates"
      value={typed ?? inWords(point)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      error={fault !== null}
      helperText={fault ?? 'Paste them from a maps app for the exact door.'}
      autoComplete="off"
    />
  );
}

type Found = components['schemas']['PlaceList'];

type FoundPlacesProps = { found: Found; point: MapPoint; onChoose: (point: MapPoint) => void };

/** Possible locations of an address, with attribution; if there are several, the user chooses. */
function FoundPlaces({ found: { places, source }, point, onChoose }: FoundPlacesProps) {
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
