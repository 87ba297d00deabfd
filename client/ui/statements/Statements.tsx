import { formatPence } from '../../../server/contract/rules/money';
import { type Statement, useStatements } from '../../api/reviews';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Fault } from '../Fault';
import { ExactTime } from '../RelativeTime';

/** Both sides of a Collab, by their displayed names. */
export type Sides = Readonly<{ brandName: string; influencerHandle: string }>;

type Names = Readonly<{ who: string; brand: string; influencer: string }>;

const moreDays = (days: number | null): string => (days === 1 ? '1 more day' : `${days} more days`);

const amount = (pence: number | null): string => (pence === null ? 'another' : formatPence(pence));

const sentences: Readonly<Record<Statement['name'], (names: Names, statement: Statement) => string>> = {
  'collab.approved': ({ who }) => `${who} approved the request`,
  'collab.declined': ({ who }) => `${who} declined the request`,
  'collab.withdrawn': ({ who }) => `${who} withdrew the request`,
  'collab.time-asked': ({ who }) => `${who} asked for another time`,
  'collab.cancelled': ({ who }) => `${who} cancelled this Collab`,
  'collab.checked-in': ({ who, influencer }, { by }) =>
    by === 'staff' ? `${who} decided that the visit happened` : `${who} said that ${influencer} was there after all`,
  'collab.no-show-claimed': ({ who, influencer }) => `${who} said that ${influencer} didn’t come`,
  'collab.no-show-answered': ({ who }) => `${who} said that they were there`,
  'collab.no-show': ({ who, influencer }, { by }) => {
    if (by === 'product') return `${influencer} didn’t answer within 48 hours, so it counts as a no-show`;
    return by === 'staff' ? `${who} decided that it was a no-show` : `${who} said that they couldn’t come`;
  },
  'collab.days-asked': ({ who }, { days }) => `${who} asked for ${moreDays(days)}`,
  'collab.days-given': ({ who }, { days }) => `${who} gave ${moreDays(days)}`,
  'collab.days-refused': ({ who }) => `${who} couldn’t give more time`,
  'collab.undelivered-claimed': ({ who }) => `${who} said the content never came`,
  'collab.undelivered-answered': ({ who }) => `${who} contested the claim`,
  'collab.undelivered-settled': ({ who }, { by }) => {
    if (by === 'staff') return `${who} dismissed the claim`;
    return by === 'brand' ? `${who} dropped the claim` : 'The content came, which settled the claim';
  },
  'collab.undelivered': ({ who }, { by }) =>
    by === 'staff' ? `${who} decided that the content never came` : 'This Collab ended without its content',
  'collab.accepted': ({ who }) => `${who} accepted what was delivered`,
  'collab.bill-typed': ({ who }, { pence }) => `${who} said that the bill was ${amount(pence)}`,
  'collab.bill-confirmed': ({ who }) => `${who} confirmed the bill`,
  'collab.bill-contested': ({ who }, { pence }) =>
    `${who} contested the bill${pence === null ? '' : ` and said that it was ${amount(pence)}`}`,
  'collab.bill-settled': ({ who }, { pence }) => `${who} decided that the bill was ${amount(pence)}`,
  'deliverable.taken-down': ({ who }) => `${who} confirmed that the content came down`,
  'deliverable.use-reported': ({ who }) => `${who} reported a use after the rights had ended`,
  'deliverable.use-upheld': ({ who }) => `${who} upheld the report`,
  'deliverable.use-dismissed': ({ who }) => `${who} dismissed the report`,
  'collab.overridden': ({ who }) => `${who} corrected this Collab`,
  'review.given': ({ who, brand, influencer }, { by }) => `${who} reviewed ${by === 'brand' ? influencer : brand}`,
  'review.appealed': ({ who }) => `${who} appealed against the review`,
  'review.decided': ({ who }, { decision }) => `${who} ${decision === 'hidden' ? 'hid' : 'kept'} the review`,
};

/** Who said or decided what, in one sentence without its full stop. */
export function statementTitle(statement: Statement, { brandName, influencerHandle }: Sides): string {
  const [brand, influencer] = [brandName, `@${influencerHandle}`];
  const who = { brand, influencer, staff: 'Our team', product: 'Tastemaker' }[statement.by];
  return sentences[statement.name]({ who, brand, influencer }, statement);
}

/** Both sides' claims and replies in a Collab, and the decisions, in their own words. Absent if there are none. */
export function Statements({ collabId, sides }: { collabId: string; sides: Sides }) {
  const titleId = useId();
  const { data, error } = useStatements(collabId);
  if (error) return <Fault>{error.message}</Fault>;
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        What was said
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {data.items.map((statement) => (
          <li key={statement.id}>
            <Quote title={statementTitle(statement, sides)} at={statement.at} words={statement.words} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Who said or decided something and when, above their text if there is one. */
export function Quote({ title, at, words }: { title: string; at: string; words: string | null }) {
  return (
    <Box component="figure" sx={{ m: 0, pl: 4, borderLeft: '3px solid', borderColor: 'pass.lineStrong' }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {title}, <ExactTime time={at} />
      </Box>
      {words && (
        <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Box>
      )}
    </Box>
  );
}
