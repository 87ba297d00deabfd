// ports-speak-domain
import { tooMuch } from '../../../shared/http/thing.js';
export const technical = tooMuch;
