export { CollabsApi } from './collabs.api.js';
export { CollabsModule } from './collabs.module.js';
export { CorrectGift } from './use-cases/correct-collab.js';
export { FoodRisksView, toFoodRisksView } from './adapters/http/food-risks.dto.js';
export { PieceEvidence } from './ports/neighbours.js';
export { MoveCollab } from './use-cases/move-collab.js';
export { RequestCollab } from './use-cases/request-collab.js';
export type { FoodRisksNow } from './use-cases/show-food-risks.js';
export { StepCollab } from './use-cases/step-collab.js';
