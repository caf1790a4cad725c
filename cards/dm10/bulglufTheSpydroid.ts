import { creature, silentSkill, topOfDeckTo } from '../../effects/language/words.ts';

export const bulglufTheSpydroid = creature({
  name: 'Bulgluf, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 6,
  power: 4000,
  printings: ['DM-10 12/110'],
  abilities: [silentSkill(topOfDeckTo('shieldZone'))],
});
