import { choose, destroy, opponentsCreatures, spell, spellAbility } from '../../effects/language/words.ts';

export const deathSmoke = spell({
  name: 'Death Smoke',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-01 53/110', 'DM-06 53/110', 'DM-10 46/110'],
  abilities: [spellAbility(destroy(choose(opponentsCreatures({ tapped: false }))))],
});
