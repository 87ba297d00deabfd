export { OutcomesModule } from './outcomes.module.js';
