import {
  choose,
  creature,
  discard,
  each,
  gains,
  opponentsHand,
  self,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const skullsweeperQ = creature({
  name: 'Skullsweeper Q',
  civilizations: ['darkness'],
  races: ['Survivor', 'Brain Jacker'],
  cost: 4,
  power: 1000,
  printings: ['DM-05 32/55', 'Promotional L17/20 Y1'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(wheneverAttacks(self, discard(choose(opponentsHand(), 1, 'opponent')))),
    ),
  ],
});
