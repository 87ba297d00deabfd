export class CollabFiles {}
