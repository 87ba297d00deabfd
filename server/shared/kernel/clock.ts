/** The only source of the time. Nothing in the core reads the machine's own clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The real time, which sessions and API keys stay on while the product's clock is moved. */
export abstract class RealTime extends Clock {}
