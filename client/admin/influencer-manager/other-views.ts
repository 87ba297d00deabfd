/** What the page shows instead of its table, in one file that comes when it is asked for. */
export { Duplicates } from './Duplicates';
export { InfluencerGrid } from './InfluencerGrid';
export { Review } from './Review';
