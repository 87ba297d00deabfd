export { InfluencerListsModule } from './influencer-lists.module.js';
