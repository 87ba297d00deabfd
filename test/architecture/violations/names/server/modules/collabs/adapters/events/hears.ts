export const hear = (bus: { subscribe(what: object): void }) => bus.subscribe({ id: 'Tell everybody' });
