import {
  cannotBeChosenByOpponent,
  doubleBreaker,
  evolution,
  evolutionCreature,
} from '../../effects/language/words.ts';

export const warlordAilzonius = evolutionCreature({
  name: 'Warlord Ailzonius',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 5,
  power: 8000,
  printings: ['DM-11 S1/55'],
  abilities: [evolution({ races: ['Gladiator'] }), doubleBreaker, cannotBeChosenByOpponent],
});
