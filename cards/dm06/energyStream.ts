import { draw, spell, spellAbility } from '../../effects/language/words.ts';

export const energyStream = spell({
  name: 'Energy Stream',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-06 32/110'],
  abilities: [spellAbility(draw(2))],
});
