import {
  creature,
  during,
  from,
  instead,
  opponentsTurn,
  optional,
  self,
  wouldBeDiscarded,
} from '../../effects/language/words.ts';

export const bingoleTheExplorer = creature({
  name: 'Bingole, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 4,
  power: 4000,
  printings: ['DM-12 36/55'],
  abilities: [from(['hand'], optional(during(opponentsTurn, wouldBeDiscarded(self, instead('battleZone')))))],
});
