// Made by npm run openapi from docs/openapi.json: what is changed here is lost.

export const RequestLinkInput = {
  email: {"most":508},
};

export const VerifyLinkInput = {
  token: {"most":200},
  email: {"most":508},
};

export const PasswordInput = {
  email: {"most":508},
  password: {"most":256},
};

export const RequestPasswordResetInput = {
  email: {"most":508},
};

export const CompletePasswordResetInput = {
  token: {"most":200},
  email: {"most":508},
  password: {"most":256},
};

export const ChangePasswordInput = {
  currentPassword: {"most":256},
  password: {"most":256},
};

export const InviteStaffInput = {
  email: {"most":508},
  name: {"least":1,"most":100},
};

export const CodeInput = {
  code: {"most":40},
};

export const ProofPasswordInput = {
  password: {"most":256},
};

export const ProofLinkInput = {
  token: {"most":200},
};

export const InviteMemberInput = {
  email: {"most":508},
};

export const InvitationTokenInput = {
  token: {"most":200},
};

export const AcceptInvitationInput = {
  token: {"most":200},
  email: {"most":508},
  name: {"most":200},
};

export const MakeKeyInput = {
  name: {"most":60},
};

export const MakeStaffKeyInput = {
  name: {"most":60},
};

export const CreateBrandInput = {
  name: {"least":2,"most":100,"says":"Please give a name of 2 to 100 characters."},
  contactName: {"least":2,"most":100},
};

export const ChangeBrandsInput = {
  reason: {"least":0,"most":500},
};

export const UpdateBrandInput = {
  name: {"least":2,"most":100,"says":"Please give a name of 2 to 100 characters."},
  about: {"least":0,"most":4000,"says":"The text can have at most 4,000 characters."},
  website: {"least":0,"most":500,"pattern":"^https?://\\S+\\.\\S+$","says":"Please give an address that begins with https://."},
  reason: {"least":0,"most":500},
};

export const DeleteProfileInput = {
  name: {"most":200},
};

export const BrandColumnsInput = {
  name: {"least":0,"most":200},
  email: {"least":0,"most":200},
  city: {"least":0,"most":200},
  category: {"least":0,"most":200},
  website: {"least":0,"most":200},
};

export const ImportBrandsInput = {
  text: {"least":1,"most":200000},
};

export const InfluencerColumnsInput = {
  handle: {"least":0,"most":200},
  name: {"least":0,"most":200},
  followers: {"least":0,"most":200},
  engagement: {"least":0,"most":200},
  country: {"least":0,"most":200},
  categories: {"least":0,"most":200},
};

export const ImportInfluencersInput = {
  text: {"least":1,"most":200000},
};

export const ProfileAccountInput = {
  followers: {"least":0,"most":2000000000},
  engagement: {"least":0,"most":100},
};

export const PortfolioPieceInput = {
  caption: {"most":140},
};

export const ChangeInfluencerProfileInput = {
  name: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give your name, in 2 to 100 characters."},
  dateOfBirth: {"most":10},
  bio: {"most":600},
};

export const RefuseClaimInput = {
  reason: {"least":5,"most":300,"pattern":"^\\P{Cc}{5,300}$","says":"Please say why, in 5 to 300 characters."},
};

export const SetFlagInput = {
  note: {"least":5,"most":500},
};

export const DecideReviewInput = {
  reason: {"least":5,"most":300},
};

export const UpdateCompanyInput = {
  name: {"least":2,"most":100,"says":"Please give a name of 2 to 100 characters."},
  about: {"least":0,"most":4000,"says":"The text can have at most 4,000 characters."},
  website: {"least":0,"most":500,"pattern":"^https?://\\S+\\.\\S+$","says":"Please give an address that begins with https://."},
};

export const VenueInput = {
  name: {"least":2,"most":100,"says":"Please give the venue a name of 2 to 100 characters."},
  address: {"least":5,"most":200,"says":"Please give the address, in 5 to 200 characters."},
};

export const CreateInfluencerListInput = {
  notes: {"most":2000},
  name: {"least":1,"most":80},
};

export const UpdateInfluencerListInput = {
  name: {"least":1,"most":80},
  notes: {"most":2000},
};

export const ImportListMembersInput = {
  text: {"least":1,"most":200000},
};

export const MoveListMemberInput = {
  place: {"least":0,"most":1000},
};

export const NoteListMemberInput = {
  note: {"most":300},
};

export const ShareInfluencerListInput = {
  label: {"least":1,"most":60},
  days: {"least":1,"most":90},
};

export const VoteOnListInput = {
  comment: {"most":300},
};

export const InitCheckoutInput = {
  price_id: {"least":1,"most":100},
};

export const OverrideFeatureInput = {
  reason: {"least":1,"most":500},
};

export const RefundInput = {
  amountPence: {"least":1,"most":10000000},
  reason: {"least":1,"most":500},
};

export const SavedSearchInput = {
  name: {"least":1,"most":60},
};

export const ProtectedWishInput = {
  reason: {"least":0,"most":500},
};

export const ReportInput = {
  details: {"most":1000},
};

export const SendMessageInput = {
  text: {"most":4000},
};

export const EditMessageInput = {
  text: {"least":1,"most":4000},
};

export const QuickReplyInput = {
  text: {"least":1,"most":500},
};

export const LiveChatMessageInput = {
  text: {"least":1,"most":4000},
};

export const LiveChatEmailInput = {
  email: {"most":254},
};

export const MessageInfluencersInput = {
  text: {"least":1,"most":2000},
};

export const AskDto = {
  count: {"least":1,"most":10,"says":"Please ask for one to ten pieces."},
};

export const UsageRightsDto = {
  months: {"least":1,"most":60,"says":"Please give 1 to 60 months."},
};

export const SlotInput = {
  capacity: {"least":1,"most":100,"says":"Please give 1 to 100 places."},
};

export const MakeOfferInput = {
  title: {"least":3,"most":100,"says":"Please give a title of 3 to 100 characters."},
  gives: {"least":3,"most":1000,"says":"Please say what you give, in 3 to 1,000 characters."},
  valuePence: {"least":0,"most":10000000,"says":"Please give the retail value in pounds, at most £100,000."},
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
  venue: {"least":2,"most":200,"says":"Please say where it is, in 2 to 200 characters."},
  guests: {"least":0,"most":20,"says":"Please give a number of guests from 0 to 20."},
  dressCode: {"least":0,"most":60,"says":"The dress code can have at most 60 characters."},
  contentDueDays: {"least":1,"most":90,"says":"Please give 1 to 90 days."},
};

export const OfferInput = {
  title: {"least":3,"most":100,"says":"Please give a title of 3 to 100 characters."},
  gives: {"least":3,"most":1000,"says":"Please say what you give, in 3 to 1,000 characters."},
  valuePence: {"least":0,"most":10000000,"says":"Please give the retail value in pounds, at most £100,000."},
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
  venue: {"least":2,"most":200,"says":"Please say where it is, in 2 to 200 characters."},
  guests: {"least":0,"most":20,"says":"Please give a number of guests from 0 to 20."},
  dressCode: {"least":0,"most":60,"says":"The dress code can have at most 60 characters."},
  contentDueDays: {"least":1,"most":90,"says":"Please give 1 to 90 days."},
};

export const RequestCollabInput = {
  note: {"least":0,"most":1000},
};

export const OfferDefaultsInput = {
  brief: {"least":0,"most":4000,"says":"The brief can have at most 4,000 characters."},
  guests: {"least":0,"most":20,"says":"Please give a number of guests from 0 to 20."},
  contentDueDays: {"least":1,"most":90,"says":"Please give 1 to 90 days."},
  places: {"least":1,"most":100,"says":"Please give 1 to 100 places."},
};

export const RequestInfluencerInput = {
  note: {"least":0,"most":1000},
};

export const MoveCollabInput = {
  reason: {"least":0,"most":1000},
  deliverTo: {"least":0,"most":500},
  carrier: {"least":0,"most":80},
  trackingNumber: {"least":0,"most":80},
};

export const OpenDoorInput = {
  pin: {"least":1,"most":20},
};

export const LookAtCodeInput = {
  pass: {"least":1,"most":200},
  code: {"least":1,"most":40},
};

export const CheckInGuestInput = {
  pass: {"least":1,"most":200},
  seal: {"least":1,"most":200},
};

export const DeliverPieceInput = {
  caption: {"least":0,"most":2200},
  comment: {"least":0,"most":2000},
  reason: {"least":0,"most":500},
  months: {"least":1,"most":60},
};

export const GiveReviewInput = {
  words: {"least":0,"most":1000},
};

export const AppealReviewInput = {
  reason: {"least":1,"most":1000},
};

export const DecideAppealInput = {
  note: {"least":1,"most":1000},
};

export const OverrideCollabInput = {
  reason: {"least":3,"most":1000},
};

export const CorrectGiftInput = {
  pence: {"least":0,"most":10000000},
  reason: {"least":3,"most":500},
};

export const LogUserEventInput = {
  event_name: {"least":1,"most":100},
};

export const EnterMetricsInput = {
  reach: {"least":0,"most":10000000000},
  views: {"least":0,"most":10000000000},
  likes: {"least":0,"most":10000000000},
  comments: {"least":0,"most":10000000000},
  shares: {"least":0,"most":10000000000},
  saves: {"least":0,"most":10000000000},
};

export const CorrectMetricsInput = {
  reach: {"least":0,"most":10000000000},
  views: {"least":0,"most":10000000000},
  likes: {"least":0,"most":10000000000},
  comments: {"least":0,"most":10000000000},
  shares: {"least":0,"most":10000000000},
  saves: {"least":0,"most":10000000000},
  reason: {"least":1,"most":500},
};

export const MetricsColumnsInput = {
  post: {"least":0,"most":200},
  takenAt: {"least":0,"most":200},
  reach: {"least":0,"most":200},
  views: {"least":0,"most":200},
  likes: {"least":0,"most":200},
  comments: {"least":0,"most":200},
  shares: {"least":0,"most":200},
  saves: {"least":0,"most":200},
};

export const ImportMetricsInput = {
  text: {"least":1,"most":200000},
};

export const ShareReportInput = {
  rollingDays: {"least":1,"most":731},
  title: {"least":1,"most":100},
};

export const CountAdInput = {
  view: {"most":100},
};

export const CreateAdInput = {
  link: {"most":500},
};

export const UpdateAdInput = {
  link: {"most":500},
};

export const BounceInput = {
  email: {"least":3,"most":254},
};

export const JoinBrandInput = {
  brandName: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give the name of your brand, in 2 to 100 characters."},
  name: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give your name, in 2 to 100 characters."},
  email: {"most":508},
};

export const JoinInfluencerInput = {
  name: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give your name, in 2 to 100 characters."},
  handle: {"pattern":"^\\s*@?[A-Za-z0-9._-]{2,50}\\s*$","says":"A handle has 2 to 50 letters, digits, dots, hyphens or underscores."},
  ref: {"least":1,"most":100,"pattern":"^\\P{Cc}{1,100}$","says":"This is not the reference of an invitation."},
  email: {"most":508},
};

export const BookCallInput = {
  name: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give your name, in 2 to 100 characters."},
  company: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give your company, in 2 to 100 characters."},
  email: {"most":508},
};

export const BookCallWithBrandInput = {
  name: {"least":2,"most":100,"pattern":"^\\P{Cc}{2,100}$","says":"Please give the name of the person, in 2 to 100 characters."},
  email: {"most":508},
};

export const MakeWebhookInput = {
  url: {"most":500},
};

export const ChangeWebhookInput = {
  url: {"most":500},
};

export const RecordConsentInput = {
  version: {"least":1,"most":1000},
};

export const ChangeSettingInput = {
  value: {"most":500},
};

export const CityPointInput = {
  lat: {"least":-90,"most":90},
  lng: {"least":-180,"most":180},
};

export const RetryWorkInput = {
  id: {"most":36},
};

export const ChangeTaskInput = {
  title: {"least":1,"most":200},
};

export const WriteNoteInput = {
  text: {"least":1,"most":4000},
};

export const AddTaskInput = {
  title: {"least":1,"most":200},
};

export const KeepViewInput = {
  name: {"least":1,"most":60},
};
