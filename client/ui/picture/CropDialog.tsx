import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Fault } from '../Fault';
import { type Crop, cutOut, kept, middleOf, type Size, zoomRange } from './crop';
import { CropFrame } from './CropFrame';

type CropDialogProps = {
  file: File;
  /** The crop's aspect ratio. */
  ratio: number;
  onCancel: () => void;
  onDone: (cut: File) => void;
};

/** Crops a picture: by dragging, by the arrow keys, and by the slider. */
export function CropDialog({ file, ratio, onCancel, onDone }: CropDialogProps) {
  const titleId = useId();
  const zoomId = useId();
  const image = useRef<HTMLImageElement>(null);
  const [source] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState<Crop>(() => middleOf(ratio));
  const [picture, setPicture] = useState<Size | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const done = async () => {
    if (!image.current) return;
    try {
      onDone(await cutOut(image.current, file, crop));
    } catch {
      setFault('This browser couldn’t crop the picture. Please try another one.');
    }
  };
  const zoomTo = (zoom: number) => {
    if (picture) setCrop(kept(picture, { ...crop, zoom }));
  };
  const loaded = (element: HTMLImageElement) => {
    image.current = element;
    URL.revokeObjectURL(source); // the picture itself stays
    setPicture({ width: element.naturalWidth, height: element.naturalHeight });
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Crop the picture</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
        <CropFrame
          source={source}
          picture={picture}
          crop={crop}
          onChange={setCrop}
          onLoaded={loaded}
          onBroken={() => setFault('This browser can’t show the picture. Please use a JPG or PNG.')}
        />
        <Box sx={{ width: '100%', maxWidth: 320 }}>
          <Typography id={zoomId} variant="subtitle2" component="span">
            Zoom
          </Typography>
          <Slider
            aria-labelledby={zoomId}
            min={zoomRange.min}
            max={zoomRange.max}
            step={0.05}
            value={crop.zoom}
            disabled={!picture}
            onChange={(_, zoom) => zoomTo(Number(zoom))}
          />
        </Box>
        <Fault>{fault}</Fault>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={!picture} onClick={() => void done()}>
          Use picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}
