// client-sees-contract-only
import { tooMuch } from '../server/shared/http/thing';
export const peeking = tooMuch;
