import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../../../server/contract/tokens';
import { PublicFrame } from '../../shell/PublicFrame';

type DoorFrameProps = {
  children: ReactNode;
  /** Shown beside the form; on phones below it. */
  aside?: ReactNode;
};

/** The frame of the pages through which people come in: what is asked at the left, what it is about at the right. */
export function DoorFrame({ children, aside }: DoorFrameProps) {
  return (
    <PublicFrame maxWidth={1040}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 8, md: 16 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? 'minmax(0, 1fr) 360px' : 'minmax(0, 720px)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 96 } }}>{aside}</Box>}
      </Box>
    </PublicFrame>
  );
}

/** Above the content beside the form; phones go without. */
export const DoorPicture = ({ src }: { src: string }) => (
  <Box
    component="img"
    src={src}
    alt=""
    sx={{
      display: { xs: 'none', md: 'block' },
      width: '100%',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      borderRadius: `${radius.card}px`,
    }}
  />
);
