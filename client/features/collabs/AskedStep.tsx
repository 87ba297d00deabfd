import Typography from '@mui/material/Typography';
import { productNow } from '../../api/clock';
import { type Collab, type CollabAction, isLateNow } from '../../api/collabs';
import { AskFirst } from './AskFirst';

/** A step that changes what was agreed. */
export function AskedStep({ collab, action }: { collab: Collab; action: AskedAction }) {
  const { text, late, ...asked } = askedSteps[action];
  return (
    <AskFirst id={collab.id} move={{ action }} {...asked}>
      <Typography sx={{ mb: 4 }}>{text}</Typography>
      {late && <LateNote collab={collab} />}
    </AskFirst>
  );
}

/** A separate component, so that it computes the time when the dialog opens. */
function LateNote({ collab }: { collab: Collab }) {
  if (!isLateNow(collab, productNow())) return null;
  return (
    <Typography sx={{ mb: 4, fontWeight: 550 }}>
      The visit is in less than 48 hours, so this counts as a late change.
    </Typography>
  );
}

type AskedAction = Extract<
  CollabAction,
  | 'decline'
  | 'withdraw'
  | 'ask-new-time'
  | 'claim-no-show'
  | 'drop-claim'
  | 'admit-no-show'
  | 'contest-no-show'
  | 'agree-days'
  | 'refuse-days'
  | 'accept-delivered'
  | 'drop-undelivered-claim'
  | 'contest-undelivered'
>;

type AskedWords = Readonly<{
  button: string;
  title: string;
  text: string;
  look: 'outlined' | 'contained' | 'text' | 'grave';
  reasonLabel?: string;
  /** Whether it counts as late, shortly before the visit. */
  late?: true;
}>;

/** The dialog text of each step that asks for confirmation. */
const askedSteps: Readonly<Record<AskedAction, AskedWords>> = {
  decline: {
    button: 'Decline',
    title: 'Decline this request?',
    text: 'We’ll tell the other side, with your reason if you give one. You can’t undo this.',
    look: 'outlined',
  },
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw your request?',
    text: 'The offer stays open to others, and it can be requested again.',
    look: 'grave',
  },
  'ask-new-time': {
    button: 'Ask for another time',
    title: 'Ask for another time?',
    text: 'The booked time is released straight away, and the creator chooses another.',
    look: 'outlined',
    late: true,
  },
  'claim-no-show': {
    button: 'Nobody came',
    title: 'Report that nobody came?',
    text: 'We’ll ask the creator, who has 48 hours to answer. If they don’t, it counts as a no-show and you get your credit back.',
    look: 'outlined',
    reasonLabel: 'What happened (optional)',
  },
  'drop-claim': {
    button: 'They were there after all',
    title: 'Confirm that they came?',
    text: 'The creator will be checked in, and can submit content.',
    look: 'outlined',
  },
  'admit-no-show': {
    button: 'I couldn’t come',
    title: 'Confirm that you didn’t come?',
    text: 'The Collab ends as a no-show, which brands see in your reliability.',
    look: 'grave',
  },
  'contest-no-show': {
    button: 'I was there',
    title: 'Confirm that you were there?',
    text: 'Tell us when you were there and who met you. Our staff hear both sides and decide.',
    look: 'contained',
    reasonLabel: 'What you remember',
  },
  'agree-days': {
    button: 'Agree',
    title: 'Give them the time?',
    text: 'This moves the due date.',
    look: 'contained',
    reasonLabel: 'Message (optional)',
  },
  'refuse-days': {
    button: 'Refuse',
    title: 'Refuse more time?',
    text: 'The content stays due when it was agreed. They can’t ask again.',
    look: 'outlined',
  },
  'accept-delivered': {
    button: 'Complete without the rest',
    title: 'Complete this Collab without the rest?',
    text: 'The Collab is completed with the pieces you’ve approved, and you can review each other. You won’t get your credit back.',
    look: 'outlined',
  },
  'drop-undelivered-claim': {
    button: 'Withdraw the claim',
    title: 'Withdraw your claim?',
    text: 'The Collab continues, and the content is still owed. You can claim again.',
    look: 'outlined',
  },
  'contest-undelivered': {
    button: 'Contest the claim',
    title: 'Is the claim wrong?',
    text: 'Say why. Our staff hear both sides and decide.',
    look: 'contained',
    reasonLabel: 'Why it’s wrong',
  },
};
