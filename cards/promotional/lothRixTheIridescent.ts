import { evolution, evolutionCreature, self, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

export const lothRixTheIridescent = evolutionCreature({
  name: 'Loth Rix, the Iridescent',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 6,
  power: 4000,
  printings: ['Promotional M1/Y1'],
  abilities: [evolution({ races: ['Guardian'] }), whenPut(self, topOfDeckTo('shieldZone'))],
});
