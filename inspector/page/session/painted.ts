/** A page that is not visible draws no frames. */
const HIDDEN_MS = 250;

/** Resolves once what is on the page now has been drawn. Where nothing is drawn, as in a session without its document, that is at once. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
