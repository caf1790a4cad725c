import { cannot, opponentsHand, spell, spellAbility } from '../../effects/language/words.ts';

export const realityVoid = spell({
  name: 'Reality Void',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-15 47/55'],
  abilities: [
    spellAbility({
      do: 'lasting',
      affects: opponentsHand(),
      effects: [cannot({ do: 'move', from: 'hand', to: 'manaZone' })],
      until: 'yourNextTurn',
      alsoLater: true,
    }),
  ],
});
