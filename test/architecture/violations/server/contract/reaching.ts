// contract-is-a-leaf
import { tooMuch } from '../shared/http/thing.js';
export const reaching = tooMuch;
