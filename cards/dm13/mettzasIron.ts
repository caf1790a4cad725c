import {
  atOnce,
  choose,
  creature,
  delayed,
  destroy,
  inOrder,
  itself,
  moveTo,
  opponentsMana,
  self,
  when,
  yourMana,
} from '../../effects/language/words.ts';

export const mettzasIron = creature({
  name: "Mettza's Iron",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 3,
  power: 1000,
  printings: ['DM-13 13/55'],
  abilities: [
    when(
      { event: 'shieldBroken', of: 'any', by: itself },
      delayed(
        when(
          { event: 'endOfTurn', of: 'any' },
          inOrder(
            destroy(self),
            atOnce(
              moveTo('graveyard', choose(yourMana())),
              moveTo('graveyard', choose(opponentsMana(), 1, 'opponent')),
            ),
          ),
        ),
        'turn',
      ),
    ),
  ],
});
