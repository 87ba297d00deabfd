import type { components } from '../../api/schema';

/** A Collab as staff see it in a row. */
export type CollabRow = components['schemas']['StaffCollabView'];

export type Piece = components['schemas']['DeliverableList']['items'][number];
