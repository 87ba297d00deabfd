import { brandImport, influencerImport } from './kind';
import { TableImport } from './TableImport';

/** Staff bring influencers from a table. */
export const InfluencerImportPage = () => <TableImport kind={influencerImport} />;

/** Staff bring brands from a table. */
export const BrandImportPage = () => <TableImport kind={brandImport} />;
