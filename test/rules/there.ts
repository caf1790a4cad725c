import type { Driver } from '../support/driver.ts';

/** What lies in a battle zone, with its power and what bears it. */
export function there(duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] {
  const shown = duel.duel.view('judge').zones[player].battleZone;
  return shown
    .map(({ current, attachedTo, tapped }) => {
      const bearer = shown.find(({ id }) => id === attachedTo);
      return `${current.name} ${current.power ?? '-'}${tapped ? ' tapped' : ''}${
        bearer === undefined ? '' : ` on ${bearer.name}`
      }`;
    })
    .sort();
}
