import {
  choose,
  evolution,
  evolutionCreature,
  oneOf,
  opponentsMana,
  returnToHand,
  tapAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const admiralQueen = evolutionCreature({
  name: 'Admiral Queen',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 6,
  power: 4000,
  printings: ['DM-15 S2/55'],
  abilities: [
    evolution({ races: ['Splash Queen'] }),
    tapAbility(
      oneOf(returnToHand(choose(yourMana(), 2)), returnToHand(choose(opponentsMana(), 2, 'opponent'))),
    ),
  ],
});
