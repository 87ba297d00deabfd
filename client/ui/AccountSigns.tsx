import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../api/client';
import type { components } from '../api/schema';

export type AccountSign = components['schemas']['AccountSignView'];

/** What the numbers of a creator’s connected accounts say. */
export const useAccountSigns = (influencerId: string, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['account-signs', influencerId],
    enabled,
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/influencers/{id}/account-signs', { path: { id: influencerId }, signal })).items,
  });

type SignsProps = Readonly<{
  signs: readonly AccountSign[];
  /** For its creator: adds what they can do. */
  after?: (sign: AccountSign) => ReactNode;
}>;

/** Figures, each with how usual it is and what was said about it. */
export function AccountSigns({ signs, after }: SignsProps) {
  const who = after ? 'You’ve' : 'The creator has';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {signs.map((sign) => (
        <li key={`${sign.platform} ${sign.kind}`}>
          <Typography className="tnum">{sign.sentence}</Typography>
          <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
            {[sign.usual, standing(sign, who)].filter(Boolean).join(' ')}
          </Typography>
          {after?.(sign)}
        </li>
      ))}
    </Box>
  );
}

function standing({ contestedAt, decision, note }: AccountSign, who: string): string | null {
  if (contestedAt === null) return null;
  if (decision === null) return `${who} contested this. Our team is looking.`;
  const decided = decision === 'upheld' ? 'kept it' : 'withdrew it, so brands don’t see it';
  return `${who} contested this. Our team looked and ${decided}${note === null ? '.' : `: “${note}”`}`;
}
