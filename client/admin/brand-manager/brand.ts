import type { components } from '../../api/schema';

/** A brand as staff see it. */
export type Brand = components['schemas']['StaffBrandView'];
