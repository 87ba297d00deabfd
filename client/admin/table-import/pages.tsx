import { numbersImport } from './numbers';
import { brandImport, influencerImport } from './profiles';
import { TableImport } from './TableImport';

/** Staff bring influencers from a table. */
export const InfluencerImportPage = () => <TableImport kind={influencerImport} />;

/** Staff bring brands from a table. */
export const BrandImportPage = () => <TableImport kind={brandImport} />;

/** Staff bring numbers of posts from a table. */
export const MetricsImportPage = () => <TableImport kind={numbersImport} />;
