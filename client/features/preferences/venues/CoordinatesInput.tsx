import { TextField } from '../../../ui/TextField';
import { useState } from 'react';
import type { MapPoint } from '../../../../server/contract/lists/places';
import { coordinatesOf, inWords } from '../../../ui/map/coordinates';

/** The pin in numbers, as every maps app copies them. */
export function CoordinatesInput({ point, onMove }: { point: MapPoint; onMove: (point: MapPoint) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const leave = () => {
    if (typed === null) return;
    const found = coordinatesOf(typed);
    setFault(found ? null : 'Please give two numbers, such as 51.5236, -0.0759.');
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
      sx={{ flex: 1, minWidth: 0 }}
    />
  );
}
