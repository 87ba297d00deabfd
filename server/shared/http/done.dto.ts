/** `{}`: it is done, and there is nothing to tell. */
export class DoneView {}
