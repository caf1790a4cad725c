/** 108.2. Half a number, rounded. */
export const halved = (number: number, round: 'up' | 'down'): number =>
  round === 'up' ? Math.ceil(number / 2) : Math.floor(number / 2);
