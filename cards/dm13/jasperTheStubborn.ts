import {
  attacksEachTurnIfAble,
  creature,
  instead,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const jasperTheStubborn = creature({
  name: 'Jasper, the Stubborn',
  civilizations: ['water', 'fire'],
  races: ['Spirit Quartz'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 53/55'],
  abilities: [attacksEachTurnIfAble, wouldBeDestroyed(self, instead('hand'))],
});
