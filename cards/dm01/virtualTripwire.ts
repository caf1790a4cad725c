import { choose, opponentsCreatures, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const virtualTripwire = spell({
  name: 'Virtual Tripwire',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-01 44/110'],
  abilities: [spellAbility(tap(choose(opponentsCreatures())))],
});
