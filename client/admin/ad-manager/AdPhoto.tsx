import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoosePicture } from '../../ui/picture/ChoosePicture';

type AdPhotoProps = {
  filePath: string | null;
  fault: string | undefined;
  onChange: (filePath: string | null) => void;
  /** Whether a picture is being uploaded. */
  onSending: (sending: boolean) => void;
};

/** As shown next to the text in the feed's frame. */
const ratio = 3 / 2;

/** An ad's picture, cropped to the feed's frame; the preview next to the form shows it there. */
export function AdPhoto({ filePath, fault, onChange, onSending }: AdPhotoProps) {
  return (
    <Box role="group" aria-label="Photo" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h3">
        Photo
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Landscape, with no text on it. If there’s no photo, we show the cover.
      </Typography>
      <ChoosePicture
        noun="photo"
        what="Photo of the ad"
        filePath={filePath}
        ratio={ratio}
        onChange={onChange}
        onSending={onSending}
        fault={fault}
      />
    </Box>
  );
}
