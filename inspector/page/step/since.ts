/** From where changes can be shown. */
export const SINCE = ['record', 'microstep', 'step', 'decision'] as const;
export type SinceUnit = (typeof SINCE)[number];
