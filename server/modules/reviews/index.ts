export { ReviewsApi } from './reviews.api.js';
export { ReviewsModule } from './reviews.module.js';
