import type { ReactNode } from 'react';
import type { CollabStage } from '../../server/contract/lists/collab';
import { StageRail } from './StageRail';
import { Subtitle } from './Subtitle';
import { CoveringLink } from './TextLink';
import { Box, Typography } from './elements';
import { TicketRule, type TicketFact, TicketFacts, Stamp } from './ticket-parts';

type TicketProps = {
  title: string;
  /** Under the title: the other party, the city. */
  subtitle?: ReactNode;
  /** Omitted for what has no stage yet, such as an offer. */
  stage?: CollabStage;
  /** False if a heading above names the stage. */
  stageInWords?: boolean;
  /** The ticket's short number, in monospace. */
  number?: string;
  /** A Photo or an Avatar. */
  media?: ReactNode;
  /** `cover` puts the media above the title at full width, `beside` to its left. */
  mediaPlace?: 'cover' | 'beside';
  facts?: readonly TicketFact[];
  /** How it ended: stamped over the facts. */
  stamp?: string;
  /** Whether the stamp was pressed just now. */
  justStamped?: boolean;
  /** Makes the title a link that covers the whole ticket. */
  to?: string;
  /** Buttons at the bottom; they stay clickable above the covering link. */
  actions?: ReactNode;
  children?: ReactNode;
  headingLevel?: 'h2' | 'h3';
};

const identity = { display: 'flex', gap: 3, alignItems: 'center' } as const;

/** With avatar and number, a narrow ticket has no room for the label. */
const ownRow = {
  '@container (max-width: 280px)': {
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 2,
    justifyContent: 'space-between',
    '& > .words': { order: 1, flexBasis: '100%' },
  },
} as const;

/** The product's card: stage rail, identity, a perforation between two notches, facts, and a stamp when it is done. */
export function Ticket(props: TicketProps) {
  const { title, subtitle, stage, number, media, mediaPlace = 'beside', facts = [], to, actions, children } = props;
  const hasFoot = facts.length > 0 || Boolean(children) || Boolean(actions) || Boolean(props.stamp);
  const stamp = props.stamp && (
    <Box sx={{ flex: 'none', ml: 'auto', py: 1 }}>
      <Stamp animated={props.justStamped}>{props.stamp}</Stamp>
    </Box>
  );
  // With many facts there would be no room.
  const stampAtFoot = Boolean(stamp) && facts.length > 2;
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        '&:hover': to ? { borderColor: 'pass.lineStrong' } : undefined,
      }}
    >
      {stage && (
        <Box sx={{ px: 4, pt: 4 }}>
          <StageRail stage={stage} labelled={props.stageInWords ?? true} />
        </Box>
      )}
      {mediaPlace === 'cover' && media && (
        <Box sx={{ overflow: 'hidden', mt: stage ? 3 : 0, borderRadius: stage ? 0 : '11px 11px 0 0' }}>{media}</Box>
      )}
      <Box sx={{ ...identity, ...(number && ownRow), px: 4, pt: 3, pb: hasFoot ? 3 : 4 }}>
        {mediaPlace === 'beside' && media}
        <Box className="words" sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h3" component={props.headingLevel ?? 'h3'}>
            {to ? (
              <CoveringLink to={to} radius={12}>
                {title}
              </CoveringLink>
            ) : (
              title
            )}
          </Typography>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Box>
        {number && (
          <Typography variant="code" sx={{ color: 'text.secondary', alignSelf: 'flex-start', pt: 1 }}>
            {number}
          </Typography>
        )}
      </Box>
      {hasFoot && (
        <>
          <TicketRule />
          <Box
            sx={{ position: 'relative', display: 'grid', gap: 3, px: 4, pt: 3, pb: 4, flex: 1, alignContent: 'start' }}
          >
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
            >
              {facts.length > 0 && <TicketFacts facts={facts} />}
              {!stampAtFoot && stamp}
            </Box>
            {children}
            {(actions || stampAtFoot) && (
              <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                {actions}
                {stampAtFoot && stamp}
              </Box>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
