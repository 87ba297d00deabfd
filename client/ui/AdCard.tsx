import { IconArrowUpRight } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { Link } from 'react-router';
import { isOutside } from '../../server/contract/rules/ads';
import type { BrandCategory } from '../../server/contract/lists/brands';
import { NewTab } from './TextLink';
import { OfferPicture } from './OfferPicture';
import { Box, Button, Card, Typography } from './elements';

export type AdWords = Readonly<{
  id: string;
  headline: string;
  text: string;
  action: string;
  link: string;
  cover: BrandCategory;
  photoPath: string | null;
}>;

type AdCardProps = {
  ad: AdWords;
  ref?: Ref<HTMLDivElement>;
  /** Called when the ad is clicked. */
  onFollow?: () => void;
  /** For previews: its button does nothing. */
  preview?: boolean;
};

/** The container width from which the picture is next to the text. */
const beside = '@480';

/**
 * An ad in the feed's frame, labelled as one. Its picture shows whole, in its cropped shape, however wide the frame is.
 */
export function AdCard({ ad, ref, onFollow, preview = false }: AdCardProps) {
  const { id, headline, text, action, link, cover, photoPath } = ad;
  const titleId = useId();
  return (
    <Card
      ref={ref}
      component="article"
      aria-labelledby={titleId}
      sx={{
        overflow: 'hidden',
        containerType: 'inline-size',
        mx: { xs: preview ? 0 : -4, sm: 0 },
        borderRadius: { xs: preview ? '12px' : 0, sm: '12px' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', [beside]: '38% minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            overflow: 'hidden',
            borderRadius: { xs: 0, [beside]: '6px' },
            m: { xs: 0, [beside]: 6 },
            mr: { xs: 0, [beside]: 0 },
          }}
        >
          <OfferPicture
            offer={{ id, category: cover, photoPath }}
            ratio="venue"
            sizes="(min-width: 600px) 352px, 100vw"
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', p: { xs: 4, sm: 6 } }}>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600 }}>
            Promoted by Tastemaker
          </Box>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {headline}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Typography>
          <Follow {...{ action, link, onFollow, preview }} />
        </Box>
      </Box>
    </Card>
  );
}

function Follow({ action, link, onFollow, preview }: Pick<AdWords, 'action' | 'link'> & Omit<AdCardProps, 'ad'>) {
  const outside = isOutside(link);
  const look = {
    variant: 'outlined',
    sx: { justifySelf: 'start' },
    endIcon: outside ? <IconArrowUpRight size={18} stroke={1.75} aria-hidden /> : undefined,
  } as const;
  if (preview)
    return (
      <Button {...look} component="span" tabIndex={-1}>
        {action}
      </Button>
    );
  return outside ? (
    <Button {...look} component="a" href={link} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      {action}
      <NewTab />
    </Button>
  ) : (
    <Button {...look} component={Link} to={link} onClick={onFollow}>
      {action}
    </Button>
  );
}
