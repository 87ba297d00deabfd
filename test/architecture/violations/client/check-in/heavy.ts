// door-is-light
import { two } from '../features/b/two';
export const heavy = two;
