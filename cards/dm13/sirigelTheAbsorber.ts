import {
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  may,
  returnToHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const sirigelTheAbsorber = creature({
  name: 'Sirigel, the Absorber',
  civilizations: ['darkness', 'nature'],
  races: ['Spirit Quartz'],
  cost: 6,
  power: 7000,
  printings: ['DM-13 20/55'],
  abilities: [
    wheneverAttacks(self, may(returnToHand(choose(cardsIn(['manaZone', 'shieldZone'], 'you'))))),
    doubleBreaker,
  ],
});
