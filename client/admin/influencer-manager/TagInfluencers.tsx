import { BulkTag } from '../bulk/BulkTag';

/** Tags the influencers that are ticked. */
export const TagInfluencers = ({ onClose }: { onClose: () => void }) => <BulkTag kind="influencer" onClose={onClose} />;
