export { BrandResultsView, toBrandResultsView } from './adapters/http/brand-results.dto.js';
export type { BrandResults } from './domain/brand-results.js';
export { OutcomesModule } from './outcomes.module.js';
export { ShowResults } from './use-cases/show-results.js';
