import { plans } from '../../../server/contract/plans';
import { formatPence } from '../../../server/contract/rules/money';
import { vatLabel } from '../../../server/contract/vat';
import { usePublicSettings } from '../../api/settings';
import { Ticket } from '../../ui/Ticket';
import { Box, Typography } from '../../ui/elements';
import { Section } from './Section';

const dinnerPence = 12_000;
const pieces = [
  { what: '1 reel', views: 7_400 },
  { what: '3 stories', views: 5_700 },
] as const;
const pieceCount = 4;

const views = pieces.reduce((sum, piece) => sum + piece.views, 0);
const [{ name: planName, collabPrice, collabPricePence }] = plans;
const costPence = dinnerPence + collabPricePence;
const thousands = (count: number) => count.toLocaleString('en-GB');

const rows: readonly (readonly [label: string, value: string, isPrice?: boolean])[] = [
  ['Dinner for two, at menu prices', formatPence(dinnerPence)],
  [`One Collab on ${planName}`, collabPrice, true],
  ...pieces.map(({ what, views: seen }) => [what, `${thousands(seen)} views`] as const),
  ['Cost per post', formatPence(costPence / pieceCount)],
  ['Cost per 1,000 views', formatPence((costPence / views) * 1_000)],
];

const facts = [
  { label: 'Gift', value: 'Dinner for two, £120' },
  { label: 'Content', value: '1 reel, 3 stories' },
  { label: 'When', value: 'Tuesdays and Thursdays, 18:30' },
];

const hearth = (
  <Box
    component="img"
    src="/home/hearth.webp"
    alt=""
    loading="lazy"
    width={720}
    height={900}
    sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' }}
  />
);

/** A sample offer, and an example of its results. */
export function Example() {
  const { vat } = usePublicSettings();
  return (
    <Section
      title="What a £120 dinner for two brings"
      lead="An example: one evening, one creator with 18,000 followers in your city. Your own figures come from the posts themselves."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 12 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
          alignItems: 'center',
        }}
      >
        <Ticket
          title="Dinner by the open fire"
          subtitle="A sample offer, London"
          media={hearth}
          mediaPlace="cover"
          facts={facts}
          headingLevel="h3"
        />
        <div>
          <Box component="dl" sx={{ m: 0 }}>
            {rows.map(([label, value, isPrice], row) => (
              <Box key={label} sx={{ ...line, ...(row >= rows.length - 2 && { typography: 'h3' }) }}>
                <dt>{label}</dt>
                <Box component="dd" className="tnum" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {value} {isPrice && vatLabel(vat)}
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
            You can share the posts as agreed. And the dinner costs you what it takes to make, not what it says on the
            menu.
          </Typography>
        </div>
      </Box>
    </Section>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  py: 3,
  borderBottom: '1px dashed',
  borderColor: 'pass.lineStrong',
} as const;
