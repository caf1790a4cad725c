/**
 * An `assign` of XState with the function that makes the same change in place, for the compiled runtime: to write the fields of a
 * context takes a fifth of the time of `Object.assign`.
 */
export const withInPlace = <A extends object, F>(assign: A, inPlace: F): A & { readonly inPlace: F } =>
  Object.assign(assign, { inPlace });
