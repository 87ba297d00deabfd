/** The only source of the time. Nothing in the core reads the machine's own clock. */
export abstract class Clock {
  abstract now(): Date;
}
