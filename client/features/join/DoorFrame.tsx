import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../../../server/contract/tokens';
import { PublicFrame } from '../../shell/PublicFrame';
import Button from '@mui/material/Button';
import { MailSent } from '../../ui/MailSent';
import Typography from '@mui/material/Typography';

type DoorFrameProps = {
  children: ReactNode;
  /** Shown next to the form; below it on phones. */
  aside?: ReactNode;
};

/** The layout of sign-up pages: the form on the left, information on the right. */
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

/** Above the content next to the form; hidden on phones. */
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

/** After joining: the same page whether or not the address was known. */
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

/** What to expect, a word and a sentence each. */
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
