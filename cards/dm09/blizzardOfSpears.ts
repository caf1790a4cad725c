import { allCreatures, atMost, destroy, spell, spellAbility } from '../../effects/language/words.ts';

export const blizzardOfSpears = spell({
  name: 'Blizzard of Spears',
  civilizations: ['fire'],
  cost: 6,
  printings: ['DM-09 37/55'],
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(4000) })))],
});
