import {
  addToShields,
  choose,
  creature,
  doubleBreaker,
  may,
  oneOf,
  putIntoMana,
  self,
  wheneverAttacks,
  yourHand,
} from '../../effects/language/words.ts';

export const getchellTheEmitter = creature({
  name: 'Getchell, the Emitter',
  civilizations: ['darkness', 'nature'],
  races: ['Spirit Quartz'],
  cost: 6,
  power: 7000,
  printings: ['DM-13 5/55'],
  abilities: [
    wheneverAttacks(self, may(oneOf(addToShields(choose(yourHand())), putIntoMana(choose(yourHand()))))),
    doubleBreaker,
  ],
});
