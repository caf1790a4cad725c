/** A feature of SCXML that our charts cannot state. */
export class Unsupported extends Error {}
