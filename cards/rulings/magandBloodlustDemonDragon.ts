import {
  choose,
  creature,
  doubleBreaker,
  gains,
  gets,
  may,
  power,
  self,
  takeShieldWithoutTrigger,
  wheneverAttacks,
  yourShields,
} from '../../effects/language/words.ts';

export const magandBloodlustDemonDragon = creature({
  name: 'Magand, Bloodlust Demon Dragon',
  civilizations: ['darkness'],
  races: ['Demon Command Dragon', 'Revolutionary'],
  cost: 3,
  power: 4000,
  abilities: [
    wheneverAttacks(
      self,
      may(
        takeShieldWithoutTrigger(choose(yourShields())),
        gets(self, 'turn', power(3000), gains(doubleBreaker)),
      ),
    ),
  ],
});
