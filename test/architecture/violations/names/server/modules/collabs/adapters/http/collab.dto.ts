export class CollabThing {}
