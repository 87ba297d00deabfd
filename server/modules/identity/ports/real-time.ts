import { Clock } from '../../../shared/kernel/index.js';

/** The real time, which sessions stay on while the product's clock is moved. */
export abstract class RealTime extends Clock {}
