/** The views that replace the table, in one lazily loaded file. */
export { Duplicates } from './Duplicates';
export { InfluencerGrid } from './InfluencerGrid';
export { Review } from './Review';
