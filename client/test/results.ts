import type { GuestFigure, Lift } from '../api/outcomes';

export const noGuests: GuestFigure = {
  ...{ parties: 0, covers: 0, spendPence: null, coversWithSpend: 0, costPerGuestPence: null, marginPerPound: null },
};

export const tooLittle: Lift = {
  ...{ status: 'too-little', guests: null, low: null, high: null, days: null },
  ...{ isControlled: null, costPerGuestPence: null },
};

/** An estimate from all 14 days. */
export const aLift = (low: number, guests: number, high: number): Lift => ({
  ...{ status: low > 0 || high < 0 ? 'estimated' : 'cannot-tell', low, guests, high, days: 14 },
  ...{ isControlled: false, costPerGuestPence: null },
});
