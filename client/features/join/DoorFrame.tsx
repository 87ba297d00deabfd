import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../../../server/contract/tokens';
import { PublicFrame } from '../../shell/PublicFrame';
import Button from '@mui/material/Button';
import { MailSent } from '../../ui/MailSent';
import Typography from '@mui/material/Typography';

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

/** After joining: the same page whether the address was known or not. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <MailSent email={email} more="It opens your account." />
      <Button onClick={onBack} sx={{ mt: 8, ml: -4.5 }}>
        Use another email
      </Button>
    </Box>
  );
}

export type Promised = readonly [word: string, sentence: string];

/** What one may expect, a word and a sentence each. */
export function PromiseList({ promises }: { promises: readonly Promised[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4 }}>
      {promises.map(([word, sentence]) => (
        <div key={word}>
          <Typography component="dt" variant="subtitle1">
            {word}
          </Typography>
          <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {sentence}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
