import { BulkTag } from '../bulk/BulkTag';

/** Tags the selected influencers. */
export const TagInfluencers = ({ onClose }: { onClose: () => void }) => <BulkTag kind="influencer" onClose={onClose} />;
