import { call } from './client';

/** Goes on as one profile, for staff: reading only, for half an hour. */
export const beginViewing = (profile: { uid: string; type: 'brand' | 'influencer' }): Promise<unknown> =>
  call('POST /api/v1/admin/view-as', { body: profile });

/** Goes on as oneself. */
export const endViewing = (): Promise<unknown> => call('POST /api/v1/auth/viewing/end');
