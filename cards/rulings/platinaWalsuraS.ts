import {
  choose,
  discard,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  may,
  self,
  wheneverAttacks,
  yourHand,
} from '../../effects/language/words.ts';

export const platinaWalsuraS = evolutionCreature({
  name: 'Platina Walsura S',
  civilizations: ['water'],
  races: ['Magic Command', 'Initials'],
  cost: 3,
  power: 6000,
  abilities: [
    evolution({ civilizations: ['water'] }),
    doubleBreaker,
    wheneverAttacks(self, may(draw(3), discard(choose(yourHand())))),
  ],
});
