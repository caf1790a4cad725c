import { discard, lookAt, opponentsHand, spell, spellAbility } from '../../effects/language/words.ts';

export const rainOfArrows = spell({
  name: 'Rain of Arrows',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-06 25/110'],
  abilities: [
    spellAbility(
      lookAt(opponentsHand()),
      discard(opponentsHand({ type: 'spell', civilizations: ['darkness'] })),
    ),
  ],
});
