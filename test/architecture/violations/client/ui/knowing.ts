// ui-knows-no-feature
import { two } from '../features/b/two';
export const knowing = two;
