import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { platformLabel } from '../../../server/contract/lists/labels';
import type { ProblemError } from '../../api/client';
import DecideAppealInput from '../../api/limits/DecideAppealInput.json';
import { type ContestedSign, type SignDecision, useDecideSign, useSignContests } from '../../api/reviews';
import { paths } from '../../app/paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { Quote } from '../../ui/statements/Statements';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';

/** Figures about creators’ accounts that they contest; absent if there are none. */
export function Contests() {
  const { data, error } = useSignContests();
  const mayDecide = useMay()('influencer.review');
  if (!error && (data?.length ?? 0) === 0) return null;
  return (
    <>
      <Typography variant="h2" id="contests-title" sx={{ mt: 8, mb: 4 }}>
        Contested figures
      </Typography>
      <Fault>{error?.message}</Fault>
      <Box
        component="ul"
        aria-labelledby="contests-title"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 860 }}
      >
        {data?.map((sign) => (
          <li key={sign.id}>
            <ContestCard sign={sign} mayDecide={mayDecide} />
          </li>
        ))}
      </Box>
    </>
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
        <Reasoned
          title={deciding === 'upheld' ? 'Keep the figure?' : 'Withdraw the figure?'}
          lead="The creator will see your reason. A decision is valid for 90 days."
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
        />
      )}
    </Card>
  );
}

type ReasonedProps = Readonly<{
  title: string;
  lead: string;
  isDestructive: boolean;
  mutation: Readonly<{ isPending: boolean; error: ProblemError | null }>;
  onSend: (note: string) => void;
  onClose: () => void;
}>;

/** Confirms a decision, with its reason. */
export function Reasoned({ title, lead, isDestructive, mutation, onSend, onClose }: ReasonedProps) {
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      open
      title={title}
      destructive={isDestructive}
      busy={mutation.isPending || note.trim() === ''}
      onCancel={onClose}
      onConfirm={() => onSend(note.trim())}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>{lead}</Typography>
        <TextField
          label="Why"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: DecideAppealInput.note.most } }}
        />
        <Fault>{mutation.error?.message}</Fault>
      </Box>
    </ConfirmDialog>
  );
}
