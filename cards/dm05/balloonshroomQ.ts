import {
  creature,
  each,
  gains,
  instead,
  self,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const balloonshroomQ = creature({
  name: 'Balloonshroom Q',
  civilizations: ['nature'],
  races: ['Survivor', 'Balloon Mushroom'],
  cost: 4,
  power: 2000,
  printings: ['DM-05 47/55'],
  abilities: [
    each(yourCreatures({ races: ['Survivor'] }), gains(wouldBeDestroyed(self, instead('manaZone')))),
  ],
});
