import { creature, silentSkill, topOfDeckTo } from '../../effects/language/words.ts';

export const kaemiraTheOracle = creature({
  name: 'Kaemira, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 4,
  power: 1000,
  printings: ['DM-10 18/110'],
  abilities: [silentSkill(topOfDeckTo('shieldZone'))],
});
