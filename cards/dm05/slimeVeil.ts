import { gets, opponentsCreatures, spell, spellAbility } from '../../effects/language/words.ts';

export const slimeVeil = spell({
  name: 'Slime Veil',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-05 33/55'],
  abilities: [spellAbility(gets(opponentsCreatures(), 'endOfOpponentsNextTurn', { kind: 'mustAttack' }))],
  reconstructed:
    "Assumes that it is cast in its player's turn: in the opponent's turn it would bind the rest of that turn too.",
});
