import { search, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const logicCube = spell({
  name: 'Logic Cube',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-02 6/55', 'DM-10 20/110'],
  abilities: [shieldTrigger, spellAbility(search({ type: 'spell' }, 'hand', 'shown'))],
});
