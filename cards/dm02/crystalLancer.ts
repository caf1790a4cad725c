import {
  cannotBeBlocked,
  doubleBreaker,
  evolution,
  evolutionCreature,
} from '../../effects/language/words.ts';

export const crystalLancer = evolutionCreature({
  name: 'Crystal Lancer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 8000,
  printings: ['DM-02 15/55', 'Promotional K2/Y1', 'Promotional T3/Y2'],
  abilities: [evolution({ races: ['Liquid People'] }), cannotBeBlocked, doubleBreaker],
});
