import {
  blocker,
  creature,
  during,
  from,
  instead,
  opponentsTurn,
  optional,
  self,
  wouldBeDiscarded,
} from '../../effects/language/words.ts';

export const sanfistTheSavageVizier = creature({
  name: 'Sanfist, the Savage Vizier',
  civilizations: ['light', 'nature'],
  races: ['Beast Folk', 'Initiate'],
  cost: 3,
  power: 3000,
  printings: ['DM-10 109/110'],
  abilities: [
    blocker,
    from(['hand'], optional(during(opponentsTurn, wouldBeDiscarded(self, instead('battleZone'))))),
  ],
});
