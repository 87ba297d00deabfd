/**
 * What stands in for the provider's script in the browser. The product sends people to the checkout's address, so that
 * the script only has to be there.
 */
export const browserScript = `(() => {
  const Stripe = (key) => ({
    version: 'stand-in',
    key,
    redirectToCheckout: async () => ({ error: { message: 'Follow the address of the checkout session instead.' } }),
    registerAppInfo: () => undefined,
  });
  Stripe.version = 'stand-in';
  window.Stripe = Stripe;
})();
`;
