import type { ChartOptions } from './draw.ts';

/** The pictures of docs/charts; `npm run charts` draws them anew. */
export const chartPictures: readonly { readonly file: string; readonly options: ChartOptions }[] = [
  { file: 'duel.svg', options: { chart: 'duel', format: 'svg', depth: 2 } },
  { file: 'attack.svg', options: { chart: 'duel', format: 'svg', focus: 'turn.attack', depth: 1 } },
  { file: 'window.svg', options: { chart: 'duel', format: 'svg', focus: 'turn.attack.declaration' } },
  { file: 'standby.svg', options: { chart: 'standby', format: 'svg' } },
];
