/** A machine that is gone does not say that its connections have ended: after five seconds of silence each is asked whether it has. */
export const stayingInTouch = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;
