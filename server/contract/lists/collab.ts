/** Collab stage: code 2 doesn't exist, and stages are never renumbered. */
export const collabStages = [
  { id: 1, label: 'Request' },
  { id: 3, label: 'Approved' },
  { id: 4, label: 'Scheduled' },
  { id: 5, label: 'Deliverables Added' },
  { id: 6, label: 'Completed' },
] as const;
export type CollabStage = (typeof collabStages)[number]['id'];

/** How a Collab ended; its stage doesn't change. */
export const collabOutcomes = [
  { id: 'open', label: 'Open' },
  { id: 'completed', label: 'Completed' },
  { id: 'declined', label: 'Declined' },
  { id: 'withdrawn', label: 'Withdrawn' },
  { id: 'cancelled', label: 'Cancelled' },
  { id: 'expired', label: 'Expired' },
  { id: 'no_show', label: 'No-show' },
  { id: 'undelivered', label: 'Undelivered' },
] as const;
export type CollabOutcome = (typeof collabOutcomes)[number]['id'];

export const deliverableTypes = [
  { id: 'story', label: 'Story' },
  { id: 'post', label: 'Post' },
  { id: 'reel', label: 'Reel' },
  { id: 'stream', label: 'Stream' },
  { id: 'ugc', label: 'UGC' },
] as const;
export type DeliverableType = (typeof deliverableTypes)[number]['id'];

export const broadTypes = [
  { id: 'story', label: 'Story' },
  { id: 'post', label: 'Grid Post' },
  { id: 'video', label: 'Video/Reel' },
  { id: 'integration', label: 'Integration' },
] as const;
type BroadType = (typeof broadTypes)[number]['id'];

export const broadTypeOf = {
  story: 'story',
  post: 'post',
  reel: 'video',
  stream: 'video',
  ugc: 'integration',
} as const satisfies Record<DeliverableType, BroadType>;

export const deliverableStatuses = [
  { id: 'inprogress', label: 'In progress' },
  { id: 'draft', label: 'Draft' },
  { id: 'published', label: 'Published' },
] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number]['id'];

export const contentTypes = [
  { id: 'video', label: 'Video' },
  { id: 'image', label: 'Image' },
  { id: 'mix', label: 'Mix' },
] as const;
export type ContentType = (typeof contentTypes)[number]['id'];

export const priorities = [
  { id: 1, label: 'Low' },
  { id: 2, label: 'Medium' },
  { id: 3, label: 'High' },
] as const;
export type Priority = (typeof priorities)[number]['id'];

/** The six faces of a review. */
export const opinions = [
  { id: 1, label: 'Angry' },
  { id: 2, label: 'Disappointed' },
  { id: 3, label: 'Neutral' },
  { id: 4, label: 'Satisfied' },
  { id: 5, label: 'Happy' },
  { id: 6, label: 'Delighted' },
] as const;
export type Opinion = (typeof opinions)[number]['id'];
