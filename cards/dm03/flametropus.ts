import {
  choose,
  creature,
  doubleBreaker,
  gains,
  gets,
  may,
  powerAttacker,
  putIntoGraveyard,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const flametropus = creature({
  name: 'Flametropus',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 4,
  power: 3000,
  printings: ['DM-03 39/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(
        putIntoGraveyard(choose(yourMana())),
        gets(self, 'turn', gains(powerAttacker(3000), doubleBreaker)),
      ),
    ),
  ],
});
