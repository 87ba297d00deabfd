import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import type { Deliverable } from '../../api/collabs';

type PiecePreviewProps = { mediaId: string; contentType: Deliverable['contentType'] };

const shape = {
  maxWidth: '100%',
  maxHeight: 400,
  borderRadius: '6px',
  bgcolor: 'pass.sunken',
  justifySelf: 'start',
} as const;

/** The file that was handed in. Of a mix it is not known which it is, so what one cannot show is tried as the other. */
export function PiecePreview({ mediaId, contentType }: PiecePreviewProps) {
  const [failed, setFailed] = useState(0);
  const source = `/api/v1/media/${mediaId}/content`;
  const next = () => setFailed(failed + 1);
  const image = (
    <Box component="img" key="image" src={source} alt="The piece as it was handed in" onError={next} sx={shape} />
  );
  const video = (
    <Box
      component="video"
      key="video"
      src={source}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label="The piece as it was handed in"
      onError={next}
      sx={shape}
    />
  );
  const ways: Record<typeof contentType, ReactNode[]> = { image: [image], video: [video], mix: [image, video] };
  return (
    ways[contentType][failed] ?? (
      <Link href={source} target="_blank" rel="noopener">
        Open the file (this browser cannot show it here)
      </Link>
    )
  );
}
