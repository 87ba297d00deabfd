import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { platformLabel } from '../../../server/contract/lists/labels';
import DecideSignInput from '../../api/limits/DecideSignInput.json';
import { type ContestedSign, type SignDecision, useDecideSign, useSignContests } from '../../api/reviews';
import { paths } from '../../app/paths';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { Quote } from '../../ui/statements/Statements';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';
import { Fault } from '../../ui/Fault';

/** Figures about creators’ accounts that they contest; absent if there are none. */
export function Contests() {
  const query = useSignContests();
  const mayDecide = useMay()('influencer.review');
  return (
    <CardSection title="Contested figures" query={query}>
      {(signs, titleId) => (
        <CardList rows={signs} labelledBy={titleId}>
          {(sign) => <ContestCard sign={sign} mayDecide={mayDecide} />}
        </CardList>
      )}
    </CardSection>
  );
}

const signOutcomes: Record<SignDecision, string> = { upheld: 'Figure kept', withdrawn: 'Figure withdrawn' };

function ContestCard({ sign, mayDecide }: { sign: ContestedSign; mayDecide: boolean }) {
  const { id, influencerId, name, platform, words, reason, contestedAt, decision, note, decidedAt } = sign;
  const titleId = useId();
  const decide = useDecideSign(id);
  const [deciding, setDeciding] = useState<SignDecision | null>(null);
  return (
    <Card variant="outlined" component="article" aria-labelledby={titleId} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="h3">
        {name}, on {platformLabel(platform)}
      </Typography>
      <Typography className="tnum">{words}</Typography>
      <Quote title="The creator contested this" at={contestedAt} words={reason} />
      {decision && decidedAt && <Quote title={signOutcomes[decision]} at={decidedAt} words={note} />}
      <Typography variant="body2">
        <TextLink to={`${paths.admin.influencers}/${influencerId}`}>Open the profile</TextLink>
      </Typography>
      {decision ? null : !mayDecide ? (
        <Typography variant="body2">Waiting for a decision.</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setDeciding('upheld')}>
            Keep the figure
          </Button>
          <Button variant="outlined" color="error" onClick={() => setDeciding('withdrawn')}>
            Withdraw the figure
          </Button>
        </Box>
      )}
      {deciding && (
        <ReasonDialog
          title={deciding === 'upheld' ? 'Keep the figure?' : 'Withdraw the figure?'}
          limit={DecideSignInput.note}
          isDestructive={deciding === 'withdrawn'}
          mutation={decide}
          onSend={(given) =>
            decide.mutate(
              { decision: deciding, note: given },
              {
                onSuccess: () => {
                  toast.success(signOutcomes[deciding]);
                  setDeciding(null);
                },
              },
            )
          }
          onClose={() => setDeciding(null)}
        >
          <Typography>The creator will see your reason. A decision is valid for 90 days.</Typography>
        </ReasonDialog>
      )}
    </Card>
  );
}

type CardListProps<Row> = Readonly<{
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
  /** Its name, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
}>;

/** Cards below each other, one for each row. */
export function CardList<Row extends Readonly<{ id: string }>>(props: CardListProps<Row>) {
  const { rows, children, label, labelledBy } = props;
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-labelledby={labelledBy}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 860 }}
    >
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </Box>
  );
}

type CardSectionProps<Row> = Readonly<{
  title: string;
  lead?: string;
  query: Readonly<{ data: readonly Row[] | undefined; error: Error | null }>;
  /** The list of the rows, named by the element with this id. */
  children: (rows: readonly Row[], titleId: string) => ReactNode;
}>;

/** Further lists on the page of appeals, each under its title; absent if it is empty. */
export function CardSection<Row>({ title, lead, query: { data = [], error }, children }: CardSectionProps<Row>) {
  const titleId = useId();
  if (!error && data.length === 0) return null;
  return (
    <>
      <Typography variant="h2" id={titleId} sx={{ mt: 8, mb: lead ? 1 : 4 }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mb: 4, color: 'text.secondary' }}>{lead}</Typography>}
      <Fault>{error?.message}</Fault>
      {children(data, titleId)}
    </>
  );
}
