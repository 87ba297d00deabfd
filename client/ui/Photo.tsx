import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Box } from './elements';
import { privateThumbnail, thumbnail } from './pictures';

const ratios = { people: '4 / 5', venue: '3 / 2', square: '1 / 1' } as const;
const widths = [320, 640, 960] as const;

type PhotoProps = {
  /** The stored file's path; a placeholder shows without one, or when it can't be loaded. */
  filePath: string | null | undefined;
  alt: string;
  ratio: keyof typeof ratios;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string;
  /** Not public. */
  isPrivate?: boolean;
};

/** A picture in a box with a fixed aspect ratio. */
export function Photo({ filePath, alt, ratio, sizes = '320px', isPrivate = false }: PhotoProps) {
  const address = isPrivate ? privateThumbnail : thumbnail;
  const [broken, setBroken] = useState<string | null>(null);
  const shown = filePath && filePath !== broken ? filePath : null;
  return (
    <Box
      sx={{
        width: '100%',
        aspectRatio: ratios[ratio],
        bgcolor: 'pass.sunken',
        overflow: 'hidden',
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        placeItems: 'center',
        color: 'pass.lineStrong',
      }}
    >
      {shown ? (
        <Box
          component="img"
          src={address(shown, widths[1])}
          srcSet={widths.map((width) => `${address(shown, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(shown)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Box role="img" aria-label={alt ? `${alt} (no picture)` : 'No picture'}>
          <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        </Box>
      )}
    </Box>
  );
}
