import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  self,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const fighterDualFang = evolutionCreature({
  name: 'Fighter Dual Fang',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 6,
  power: 8000,
  printings: ['DM-02 S5/55'],
  abilities: [evolution({ races: ['Beast Folk'] }), whenPut(self, topOfDeckTo('manaZone', 2)), doubleBreaker],
});
