import {
  choose,
  creature,
  destroy,
  doubleBreaker,
  gains,
  gets,
  may,
  power,
  self,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const threeEyedDragonfly = creature({
  name: 'Three-Eyed Dragonfly',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 4000,
  printings: ['DM-04 54/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(
        destroy(choose(yourCreatures({ other: true }))),
        gets(self, 'turn', power(2000), gains(doubleBreaker)),
      ),
    ),
  ],
});
