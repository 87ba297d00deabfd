import type { UsageRights } from '../../domain/usage-rights.js';
import type { UsageRightsDto } from './rights.dto.js';

/** What leaves of agreed rights. */
export const toRightsView = (rights: UsageRights | null | undefined): UsageRightsDto | null =>
  rights ? { channels: [...rights.channels], months: rights.months } : null;
