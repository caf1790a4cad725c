import {
  allCreatures,
  creature,
  delayed,
  destroy,
  doubleBreaker,
  exactly,
  extraTurn,
  inOrder,
  self,
  speedAttacker,
  when,
  whenPut,
} from '../../effects/language/words.ts';

export const bombazarDragonOfDestiny = creature({
  name: 'Bombazar, Dragon of Destiny',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-10 9/110'],
  abilities: [
    whenPut(
      self,
      inOrder(
        destroy(allCreatures({ power: exactly(6000), other: true })),
        extraTurn(),
        delayed(
          when(
            { event: 'startOfTurn', of: 'you' },
            delayed(when({ event: 'endOfTurn', of: 'you' }, { do: 'wins', who: 'opponent' }), 'turn'),
          ),
          'once',
        ),
      ),
    ),
    speedAttacker,
    doubleBreaker,
  ],
  reconstructed:
    'Assumes that losing at the end of the next turn of its player, which is the extra turn, is the same as the opponent winning then.',
});
