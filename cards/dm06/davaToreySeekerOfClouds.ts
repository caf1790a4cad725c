import {
  creature,
  during,
  from,
  instead,
  opponentsTurn,
  self,
  wouldBeDiscarded,
} from '../../effects/language/words.ts';

export const davaToreySeekerOfClouds = creature({
  name: 'Dava Torey, Seeker of Clouds',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 6,
  power: 5500,
  printings: ['DM-06 18/110'],
  abilities: [from(['hand'], during(opponentsTurn, wouldBeDiscarded(self, instead('battleZone'))))],
});
