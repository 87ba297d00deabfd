import type { CollabAction } from '../../api/collabs';

export type AskedAction = Extract<
  CollabAction,
  | 'decline'
  | 'withdraw'
  | 'cancel'
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

type AskedStep = Readonly<{
  button: string;
  title: string;
  text: string;
  confirm: string;
  /** How its button looks; `grave` is for what ends something. */
  look: 'outlined' | 'contained' | 'text' | 'grave';
  reasonLabel?: string;
  /** Whether it counts as late shortly before the visit. */
  late?: true;
}>;

/** The words of each step that is asked about before it is taken. */
export const askedSteps: Readonly<Record<AskedAction, AskedStep>> = {
  decline: {
    button: 'Decline',
    title: 'Decline this request?',
    text: 'The other side is told, with your reason if you give one.',
    confirm: 'Decline',
    look: 'outlined',
  },
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw your request?',
    text: 'The offer stays open to others, and it may be requested again.',
    confirm: 'Withdraw',
    look: 'grave',
  },
  cancel: {
    button: 'Cancel this Collab',
    title: 'Cancel this Collab?',
    text: 'The other side is told at once. This cannot be undone.',
    confirm: 'Confirm',
    look: 'grave',
    late: true,
  },
  'ask-new-time': {
    button: 'Ask for another time',
    title: 'Ask for another time?',
    text: 'The place is given back at once, and the influencer chooses another time.',
    confirm: 'Ask for another time',
    look: 'outlined',
    late: true,
  },
  'claim-no-show': {
    button: 'Nobody came',
    title: 'Did the influencer not come?',
    text: 'They are asked, and have 48 hours to answer. Without an answer it counts as a no-show, and your credit comes back.',
    confirm: 'Nobody came',
    look: 'outlined',
    reasonLabel: 'What happened (optional)',
  },
  'drop-claim': {
    button: 'They were there after all',
    title: 'Did the visit take place?',
    text: 'The influencer is checked in, and can hand in content.',
    confirm: 'They were there',
    look: 'outlined',
  },
  'admit-no-show': {
    button: 'I could not come',
    title: 'Did you not come?',
    text: 'The Collab ends as a no-show, which brands see in your record.',
    confirm: 'I could not come',
    look: 'grave',
  },
  'contest-no-show': {
    button: 'I was there',
    title: 'Were you there?',
    text: 'Say when you were there and who received you. Our staff look at both sides and decide.',
    confirm: 'I was there',
    look: 'contained',
    reasonLabel: 'What you remember',
  },
  'agree-days': {
    button: 'Agree',
    title: 'Give them the time?',
    text: 'The content is due that many days later.',
    confirm: 'Confirm',
    look: 'contained',
    reasonLabel: 'A word to them (optional)',
  },
  'refuse-days': {
    button: 'Refuse',
    title: 'Refuse more time?',
    text: 'The content stays due when it was agreed. They can’t ask again.',
    confirm: 'Confirm',
    look: 'outlined',
  },
  'accept-delivered': {
    button: 'Accept what there is',
    title: 'Accept what there is?',
    text: 'The Collab is completed without what is missing, and you can review each other. Your credit stays used.',
    confirm: 'Confirm',
    look: 'outlined',
  },
  'drop-undelivered-claim': {
    button: 'Take the claim back',
    title: 'Take your claim back?',
    text: 'The Collab goes on, and the content is still owed. You can claim again.',
    confirm: 'Confirm',
    look: 'outlined',
  },
  'contest-undelivered': {
    button: 'Contest the claim',
    title: 'Is the claim wrong?',
    text: 'Say why. Our staff look at both sides and decide.',
    confirm: 'Confirm',
    look: 'contained',
    reasonLabel: 'Why it is wrong',
  },
};
