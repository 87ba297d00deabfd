import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoosePicture } from '../../ui/picture/ChoosePicture';

type AdPhotoProps = {
  filePath: string | null;
  fault: string | undefined;
  onChange: (filePath: string | null) => void;
  /** Whether a picture is on its way. */
  onSending: (sending: boolean) => void;
};

/** As the feed's frame shows it beside the words. */
const ratio = 3 / 2;

/** The picture of an ad, cut to the feed's frame; the preview beside the form shows it there. */
export function AdPhoto({ filePath, fault, onChange, onSending }: AdPhotoProps) {
  return (
    <Box role="group" aria-label="Photo" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h3">
        Photo
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Landscape, without text. Without a photo, the cover is shown.
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
