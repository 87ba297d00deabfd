import type { Abstract, ExistingProvider, FactoryProvider, InjectionToken, Type } from '@nestjs/common';

type Token<T> = Type<T> | Abstract<T>;
type TokensOf<Deps extends unknown[]> = { [K in keyof Deps]: Token<Deps[K]> };

/**
 * provideAs(CollabRepository, TypeOrmCollabRepository, Database, Outbox): provides an adapter for a port; the compiler
 * checks the order.
 */
export const provideAs = <P, T extends P, Deps extends unknown[]>(
  port: Token<P>,
  target: new (...deps: Deps) => T,
  ...inject: TokensOf<Deps>
): FactoryProvider<T> => ({
  provide: port as InjectionToken,
  useFactory: (...deps: unknown[]) => new target(...(deps as Deps)),
  inject: inject as InjectionToken[],
});

/** plug(Places, SlotRepository): a neighbour's class satisfies the port as it is, which the compiler checks. */
export const plug = <P, T extends P>(port: Token<P>, fitting: Token<T>): ExistingProvider<T> => ({
  provide: port as InjectionToken,
  useExisting: fitting,
});

/** provide(MoveCollab, CollabRepository, Clock): a class without decorators, constructed with its dependencies. */
export const provide = <T, Deps extends unknown[]>(
  target: new (...deps: Deps) => T,
  ...inject: TokensOf<Deps>
): FactoryProvider<T> => provideAs(target as Token<T>, target, ...inject);
