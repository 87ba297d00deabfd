import { call } from './client';

/** Continues as a profile, for staff: read-only, for half an hour. */
export const beginViewing = (profile: { uid: string; type: 'brand' | 'influencer' }): Promise<unknown> =>
  call('POST /api/v1/admin/view-as', { body: profile });

/** Continues as yourself. */
export const endViewing = (): Promise<unknown> => call('POST /api/v1/auth/viewing/end');
