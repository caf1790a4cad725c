import { choose, destroy, opponentsCreatures, spell, spellAbility } from '../../effects/language/words.ts';

export const hopelessVortex = spell({
  name: 'Hopeless Vortex',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-07 29/55'],
  abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
});
