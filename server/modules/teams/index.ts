export { TeamsModule } from './teams.module.js';
export { seatsOfInfluencer } from './domain/team.js';
