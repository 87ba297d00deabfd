// features-apart
import { two } from '../b/two';
export const one = two;
