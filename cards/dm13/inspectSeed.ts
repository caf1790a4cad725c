import {
  any,
  creature,
  delayed,
  draw,
  may,
  silentSkill,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const inspectSeed = creature({
  name: 'Inspect Seed',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 3000,
  printings: ['DM-13 8/55'],
  abilities: [silentSkill(delayed(wheneverAttacks(any('you'), may(draw())), 'turn'))],
});
